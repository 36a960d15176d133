import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ja } from "#src/messages/ja.ts";
import { monsterOfTheDay } from "#src/monsters/monster-of-the-day.ts";
import { API_BASE_URL, holdAnswers, MONSTERS, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import {
  findCards,
  findEncyclopediaLink,
  findTitle,
  liveTexts,
} from "#tests/support/screen-elements.ts";

afterEach(() => void vi.useRealTimers());

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

describe("the monster of the day", () => {
  const findLink = () => screen.findByRole("link", { name: /^今日の1体 / });

  test("leads to its page; at midnight nothing changes under the pointer, the next day it is another", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 29, 23, 59, 59) });
    const { actor, queryClient, address, router } = renderApp();
    const link = await findLink();
    const monster = monsterOfTheDay(MONSTERS, new Date(2026, 10, 29));
    expect(link).toHaveAccessibleName(`今日の1体 ${monster?.name}`);
    vi.setSystemTime(new Date(2026, 10, 30, 0, 0, 1));
    await act(() => queryClient.refetchQueries());
    expect(link).toHaveAccessibleName(`今日の1体 ${monster?.name}`);
    await actor.click(link);
    await screen.findByRole("button", { name: "捕獲する" });
    expect(address()).toBe(`/monsters/${monster?.id}`);
    await act(() => router.navigate({ to: "/" }));
    const next = monsterOfTheDay(MONSTERS, new Date(2026, 10, 30));
    expect(await findLink()).toHaveAccessibleName(`今日の1体 ${next?.name}`);
  });

  test("is nobody where there is no monster", async () => {
    setFaults({ list: "no-monsters" });
    renderApp();
    expect(await screen.findByText("モンスターはまだ登録されていません")).toBeVisible();
    expect(screen.queryByText("今日の1体")).not.toBeInTheDocument();
  });
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
    await findCards();
    expect(liveTexts()).toEqual([]);
    await actor.click(panel.getByRole("button", { name: "もう一度テストする" }));
    await waitFor(() => expect(liveTexts()).toEqual([SUCCESS]));
  });

  test("that has failed runs anew when home is opened again", async () => {
    setFaults({ health: "400" });
    const { router } = renderApp();
    await screen.findByText(ja.health.reported("status 400"));
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
    const again = panel.getByRole("button", { name: "もう一度テストする" });
    await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "false"));
    await actor.click(again);
    expect(await panel.findByText(SUCCESS)).toBeVisible();
  });
});
