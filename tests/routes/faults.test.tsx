import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { errorText, FAULT_TABLE, type FaultRow } from "#mocks/fault-table.ts";
import type { Call } from "#src/api/calls.ts";
import { monsterQueries } from "#src/queries/monsters.ts";
import { failure } from "#tests/support/failure.ts";
import { SAKURA } from "#tests/support/fake-identity.ts";
import { countOf, MONSTERS, recordRequests, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findTitle } from "#tests/support/screen-elements.ts";
import { claimNetwork, setNetwork } from "#tests/support/set-network.ts";

/** A fault for each way in which a call can end: without an answer, with a refusal, and with an answer of some kind. */
const FAULTS = ["refused", "400", "404", "no-data", "wrong-types"];

const ROWS = FAULT_TABLE.filter(({ fault }) => FAULTS.includes(fault));

/** Starts the app with the fault of `row` in one call. */
function start(url: string, call: Call, row: FaultRow) {
  setFaults({ [call]: row.fault });
  return renderApp({ url });
}

const findRegion = async (name: string) => within(await screen.findByRole("region", { name }));

async function expectRestOfHome() {
  expect(screen.getByRole("heading", { level: 1, name: "モンスターフィールド" })).toBeVisible();
  expect(screen.getByRole("button", { name: "ゲームを始める" })).toBeEnabled();
  const features = await findRegion("ゲームの特徴");
  expect(features.getAllByRole("heading", { level: 3 })).toHaveLength(4);
}

test.each(ROWS)("the list with a fault: $name", async (row) => {
  const { actor } = start("/", "list", row);
  const list = await findRegion("モンスター一覧");
  const message = errorText(row, "list");
  if (message) expect(await list.findByRole("alert")).toHaveTextContent(message);
  else expect(await list.findByRole("heading", { name: "チガモン" })).toBeVisible();
  expect(await screen.findByText("API接続成功: healthy")).toBeVisible();
  await expectRestOfHome();
  if (!message) return;
  setFaults({});
  await actor.click(list.getByRole("button", { name: "再試行" }));
  expect(screen.getByRole("region", { name: "モンスター一覧" })).toHaveFocus();
  expect(await list.findByRole("heading", { name: "ヒノコリス" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each(ROWS)("the health check with a fault: $name", async (row) => {
  const { actor } = start("/", "health", row);
  const panel = await findRegion("API接続テスト");
  expect(await panel.findByText(errorText(row, "health") ?? "")).toBeVisible();
  const list = await findRegion("モンスター一覧");
  expect(await list.findByRole("heading", { name: "ヒノコリス" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await expectRestOfHome();
  setFaults({});
  const again = panel.getByRole("button", { name: "もう一度テストする" });
  await actor.click(again);
  expect(await panel.findByText("API接続成功: healthy")).toBeVisible();
  expect(again).toHaveFocus();
});

describe("the details with a fault", () => {
  const errorOf = (row: FaultRow) => errorText(row, "detail");
  const isAnswer = (row: FaultRow) => [null, failure("detail", "notFound")].includes(errorOf(row));

  test("offline: a banner appears, the monster of the list is shown, and the details are fetched once online", async () => {
    setNetwork(false);
    const requests = recordRequests();
    const knownList = { monsters: MONSTERS, fetchedAt: Date.now() };
    const { queryClient } = renderApp({ url: "/monsters/1", knownList });
    expect(await findTitle("ヒノコリス")).toBeVisible();
    await waitFor(() => expect(countOf(requests, "/monsters/1")).toBe(3));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await screen.findByText(/オフラインです/)).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    setNetwork(true);
    await waitFor(() => expect(countOf(requests, "/monsters/1")).toBe(4));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test.each(ROWS.filter((row) => !isAnswer(row)))("$name", async (row) => {
    const { actor } = start("/monsters/1", "detail", row);
    expect(await screen.findByRole("alert")).toHaveTextContent(errorOf(row) ?? "");
    // The monster of the list and the links to its neighbours are still shown.
    expect(await findTitle("ヒノコリス")).toBeVisible();
    expect(screen.getByRole("link", { name: "次 スミビネコ" })).toBeVisible();
    setFaults({});
    await actor.click(screen.getByRole("button", { name: "再試行" }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { level: 1, name: "ヒノコリス" })).toBeVisible();
  });

  test.each(ROWS.filter(isAnswer))("$name", async (row) => {
    start("/monsters/1", "detail", row);
    expect(await findTitle(errorOf(row) ?? "チガモン")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "戻る" })).toBeEnabled();
  });
});

describe("without network", () => {
  test.each([
    ["/no/such/page", {}, "ページが見つかりません"],
    ["/monsters/9999", {}, failure("detail", "notFound")],
    ["/monsters/9999", { detail: "400" }, failure("detail", "rejected")],
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

  test("home with nothing stored shows errors, and loads by itself when the network returns", async () => {
    setNetwork(false);
    const requests = recordRequests();
    renderApp();
    expect(await screen.findByRole("alert")).toHaveTextContent(failure("list", "unreachable"));
    expect(await screen.findByText(failure("health", "unreachable"))).toBeVisible();
    expect(countOf(requests, "/monsters")).toBe(3);
    expect(countOf(requests, "/health")).toBe(3);
    expect(screen.getByText("オフラインです")).toBeVisible();
    setNetwork(true);
    expect(await screen.findByText("API接続成功: healthy")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.queryByText(/オフライン/)).not.toBeInTheDocument();
  });
});

test("where the browser says for ever that there is no network, what answers or fails decides", async () => {
  claimNetwork(false);
  const { actor, queryClient } = renderApp({ url: "/monsters" });
  const isOffline = /オフラインです/;
  await screen.findByRole("heading", { name: "ヒノコリス" });
  expect(screen.queryByText(isOffline)).not.toBeInTheDocument();
  setFaults({ list: "500" });
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole("alert")).toHaveTextContent(failure("list", "rejected"));
  expect(screen.queryByText(isOffline)).not.toBeInTheDocument();
  setFaults({ list: "refused" });
  await actor.click(screen.getByRole("button", { name: "再試行" }));
  expect(await screen.findByText(isOffline)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  setFaults({});
  await actor.click(screen.getByRole("link", { name: "ヒノコリスの詳細を見る" }));
  await waitFor(() => expect(screen.queryByText(isOffline)).not.toBeInTheDocument());
});
