import { onlineManager } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

const setOnline = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));

afterEach(() => setOnline(true));

describe("without network", () => {
  test("a banner says that the app is offline and how old the data is", async () => {
    renderApp({ url: "/monsters" });
    await screen.findByRole("heading", { name: "ヒノコリス" });
    setOnline(false);
    expect(
      await screen.findByText("オフラインです。1 分以内に取得したデータを表示しています"),
    ).toBeVisible();
    expect(screen.getByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    setOnline(true);
    expect(screen.queryByText(/オフライン/)).not.toBeInTheDocument();
  });

  test("a list that is not stored shows an error, and loads by itself when the network returns", async () => {
    setOnline(false);
    setFaults({ list: "refused" });
    renderApp({ url: "/monsters" });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "モンスターデータの取得中にエラーが発生しました",
    );
    expect(screen.getByText("オフラインです")).toBeVisible();
    setFaults({});
    setOnline(true);
    expect(await screen.findByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
