import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { monsterQueries } from "#src/queries/monsters.ts";
import { SAKURA } from "#tests/support/fake-identity.ts";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { setNetwork } from "#tests/support/set-network.ts";

describe("without network", () => {
  test.each([
    ["/no/such/page", {}, "ページが見つかりません"],
    ["/monsters/9999", {}, "モンスターが見つかりません"],
    ["/monsters/9999", { detail: "400" }, "モンスター情報の取得に失敗しました"],
    ["/compare", {}, "比べるモンスターが選ばれていません"],
    ["/profile", {}, "この機能は現在工事中です"],
  ])("the banner tells how old data are, but not on %s with %o", async (url, faults, text) => {
    const { router } = renderApp({ url: "/monsters", user: SAKURA });
    await screen.findByRole("heading", { name: "ヒノコリス" });
    setFaults(faults);
    await act(() => router.navigate({ href: url }));
    await screen.findByText(text);
    setNetwork(false);
    expect(await screen.findByText("オフラインです")).toBeVisible();
    await act(() => router.navigate({ to: "/monsters" }));
    expect(
      await screen.findByText("オフラインです。たった今取得したデータを表示しています"),
    ).toBeVisible();
  });

  test.each([
    ["a monster", "/monsters/1", 60, "1 時間前"],
    ["a comparison", "/compare?ids=1&ids=2", 24 * 60, "1 日前"],
  ])(
    "the banner says how old the data of %s is, not that of the list",
    async (_, url, minutes, age) => {
      const { queryClient, api } = renderApp({ url });
      await screen.findAllByText("ヒノコリス");
      const updatedAt = Date.now() - minutes * 60_000;
      const { queryKey } = monsterQueries.detail(api, "1");
      await act(async () => {
        queryClient.setQueryData(queryKey, (monster) => monster, { updatedAt });
      });
      setNetwork(false);
      expect(
        await screen.findByText(`オフラインです。${age}に取得したデータを表示しています`),
      ).toBeVisible();
    },
  );

  test("a list that is not stored shows an error, and loads by itself when the network returns", async () => {
    setNetwork(false);
    renderApp({ url: "/monsters" });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "モンスターデータの取得中にエラーが発生しました",
    );
    expect(screen.getByText("オフラインです")).toBeVisible();
    setNetwork(true);
    expect(await screen.findByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText(/オフライン/)).not.toBeInTheDocument();
  });
});

test("where the browser says for ever that there is no network, what answers or fails decides", async () => {
  onlineManager.setOnline(false);
  const { actor, queryClient } = renderApp({ url: "/monsters" });
  const isOffline = /オフラインです/;
  await screen.findByRole("heading", { name: "ヒノコリス" });
  expect(screen.queryByText(isOffline)).not.toBeInTheDocument();
  setFaults({ list: "500" });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole("alert")).toHaveTextContent("モンスターの取得に失敗しました");
  expect(screen.queryByText(isOffline)).not.toBeInTheDocument();
  setFaults({ list: "refused" });
  await actor.click(screen.getByRole("button", { name: "再試行" }));
  expect(await screen.findByText(isOffline)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  setFaults({});
  await actor.click(screen.getByRole("link", { name: "ヒノコリスの詳細を見る" }));
  await waitFor(() => expect(screen.queryByText(isOffline)).not.toBeInTheDocument());
});
