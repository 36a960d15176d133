import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { API_BASE_URL, holdAnswers, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findEncyclopediaLink, findTitle, liveTexts } from "#tests/support/screen-elements.ts";

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
  expect(start).not.toHaveClass("primary");
  expect(await findEncyclopediaLink()).toHaveClass("primary");
  expect(screen.getByRole("contentinfo")).toHaveTextContent("2025");
  expect(document.title).toBe("モンスターフィールド");
});

test("the search above the list leads to the encyclopedia, also with nothing typed", async () => {
  const { actor, address } = renderApp();
  const list = within(await screen.findByRole("region", { name: "モンスター一覧" }));
  await actor.type(list.getByRole("combobox", { name: "モンスターを検索" }), "{Enter}");
  expect(await findTitle("モンスター図鑑")).toBeVisible();
  expect(address()).toBe("/monsters");
});

describe("API connection test", () => {
  const SUCCESS = "API接続成功: healthy";
  const findPanel = () => screen.findByRole("region", { name: "API接続テスト" });

  test("shows the endpoint, beside the running test and its success, which is told to who asks again", async () => {
    const answer = holdAnswers("/health");
    const { actor } = renderApp();
    const region = await findPanel();
    const list = screen.getByRole("region", { name: "モンスター一覧" });
    expect(list.nextElementSibling).toBe(region);
    const panel = within(region);
    expect(panel.getByText("エンドポイント")).toBeVisible();
    expect(panel.getByText(API_BASE_URL)).toBeVisible();
    expect(panel.getByText("API接続テスト中...")).toBeVisible();
    answer();
    expect(await panel.findByText(SUCCESS)).toBeVisible();
    await screen.findAllByRole("article");
    expect(liveTexts()).toEqual([]);
    await actor.click(panel.getByRole("button", { name: "もう一度テストする" }));
    await waitFor(() => expect(liveTexts()).toEqual([SUCCESS]));
  });

  test("that has failed runs anew when home is opened again", async () => {
    setFaults({ health: "400" });
    const { router } = renderApp();
    await screen.findByText("API接続エラー: status 400");
    await act(() => router.navigate({ to: "/monsters" }));
    setFaults({});
    await act(() => router.navigate({ to: "/" }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
  });

  test("is no success when it was cancelled, and can be run again", async () => {
    setFaults({ health: "hang" });
    const { actor, queryClient } = renderApp();
    const panel = within(await findPanel());
    await act(() => queryClient.cancelQueries({ queryKey: ["health"] }));
    expect(panel.getByText("API接続テスト中...")).toBeVisible();
    setFaults({});
    await actor.click(panel.getByRole("button", { name: "もう一度テストする" }));
    expect(await panel.findByText(SUCCESS)).toBeVisible();
  });
});
