import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as features from "#src/components/home/feature-list.tsx";
import * as footer from "#src/components/layout/footer.tsx";
import { PRERENDERED } from "#src/page/marks.ts";
import { expectErrors } from "#tests/support/console-errors.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

const breakDown = () => {
  throw new Error("This code is broken");
};

test("an unexpected error is reported inside the layout, and trying again shows the screen", async () => {
  expectErrors(/This code is broken/, /^Warning: Error in route match/);
  const broken = vi.spyOn(features, "FeatureList").mockImplementation(breakDown);
  const { actor } = renderApp();
  expect(await findTitle("予期しないエラーが発生しました")).toBeVisible();
  expect(screen.getByRole("navigation", { name: "メインナビゲーション" })).toBeVisible();
  expect(document.title).toBe("予期しないエラーが発生しました | モンスターフィールド");
  broken.mockRestore();
  await actor.click(screen.getByRole("button", { name: "再試行" }));
  expect(await screen.findByRole("heading", { name: "ゲームの特徴" })).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
  expect(document.title).toBe("モンスターフィールド");
});

test("one in the place of the layout ends the wait for the page, too, so that trying again gets answers", async () => {
  expectErrors(/This code is broken/, /^Warning: Error in route match/);
  document.documentElement.setAttribute(PRERENDERED, "");
  vi.spyOn(footer, "Footer").mockImplementation(breakDown);
  renderApp();
  expect(await findTitle("予期しないエラーが発生しました")).toBeVisible();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute(PRERENDERED));
});
