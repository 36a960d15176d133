import { act, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setFaults } from "#tests/support/mock-api.ts";
import { API_BASE_URL, renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";

test("home shows the hero, the four features and the start button, which says that the game is in preparation", async () => {
  renderApp();
  expect(await findTitle("モンスターフィールド")).toBeVisible();
  const features = screen.getByRole("region", { name: "ゲームの特徴" });
  expect(
    within(features)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    "モンスターの捕獲と育成",
    "グリッドマップの移動",
    "ターン制バトル",
    "アイテムの収集と使用",
  ]);
  const start = screen.getByRole("button", { name: "ゲームを始める" });
  expect(start).toBeEnabled();
  expect(start).toHaveAccessibleDescription("ゲーム本編は準備中です");
  expect(screen.getByRole("contentinfo")).toHaveTextContent("2025");
  expect(document.title).toBe("モンスターフィールド");
});

describe("API connection test", () => {
  const findPanel = () => screen.findByRole("region", { name: "API接続テスト" });

  test("shows the endpoint, beside the running test and its success", async () => {
    setFaults({ health: "delay-100" });
    renderApp();
    const panel = within(await findPanel());
    expect(panel.getByText("エンドポイント")).toBeVisible();
    expect(panel.getByText(API_BASE_URL)).toBeVisible();
    expect(panel.getByText("API接続テスト中...")).toBeVisible();
    expect(await panel.findByText("API接続成功: healthy")).toBeVisible();
    expect(panel.getByText(API_BASE_URL)).toBeVisible();
  });

  test("is no success when it was cancelled, and can be run again", async () => {
    setFaults({ health: "hang" });
    const { actor, queryClient } = renderApp();
    const panel = within(await findPanel());
    await act(() => queryClient.cancelQueries({ queryKey: ["health"] }));
    expect(panel.getByText("API接続テスト中...")).toBeVisible();
    setFaults({});
    await actor.click(panel.getByRole("button", { name: "もう一度テストする" }));
    expect(await panel.findByText("API接続成功: healthy")).toBeVisible();
  });
});
