import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PRERENDERED } from "#src/page/marks.ts";
import { expectErrors } from "#tests/support/console-errors.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

const broken = vi.hoisted(() => ({ isBroken: true, hasBrokenLayout: false }));

vi.mock("#src/components/layout/footer.tsx", () => ({
  Footer: () => {
    if (broken.hasBrokenLayout) throw new Error("The layout is broken");
    return null;
  },
}));

vi.mock("#src/components/home/feature-list.tsx", () => ({
  FeatureList: () => {
    if (broken.isBroken) throw new Error("The code of this screen is broken");
    return <p>直った</p>;
  },
}));

test("an unexpected error is reported inside the layout, and trying again shows the screen", async () => {
  expectErrors(/The code of this screen is broken/, /^Warning: Error in route match/);
  const { actor } = renderApp();
  expect(await findTitle("予期しないエラーが発生しました")).toBeVisible();
  expect(screen.getByRole("navigation", { name: "メインナビゲーション" })).toBeVisible();
  expect(document.title).toBe("予期しないエラーが発生しました | モンスターフィールド");
  broken.isBroken = false;
  await actor.click(screen.getByRole("button", { name: "再試行" }));
  expect(await screen.findByText("直った")).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
  expect(document.title).toBe("モンスターフィールド");
});

test("one in the place of the layout ends the wait for the page, too, so that trying again gets answers", async () => {
  expectErrors(/The layout is broken/, /^Warning: Error in route match/);
  document.documentElement.setAttribute(PRERENDERED, "");
  broken.hasBrokenLayout = true;
  renderApp();
  expect(await findTitle("予期しないエラーが発生しました")).toBeVisible();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute(PRERENDERED));
});
