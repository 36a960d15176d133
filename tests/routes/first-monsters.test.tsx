import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findCardLink } from "#tests/support/screen-elements.ts";

const LOADING = "モンスターデータを読み込み中...";
const HOUR_MS = 3_600_000;
const fetchedAt = Date.now() - HOUR_MS;
const knownList = { monsters: CATALOGUE.slice(0, 12), total: CATALOGUE.length, fetchedAt };

const lastMonsters = { ...knownList, monsters: CATALOGUE.toReversed().slice(0, 12) };

const cards = () => screen.queryAllByRole("article");

const screens = [
  ["home", "/", "モンスター一覧"],
  ["the encyclopedia", "/monsters", "モンスター図鑑"],
] as const;

describe.each(screens)("%s with the first monsters of the last visit", (_, url, name) => {
  const findList = async () => within(await screen.findByRole("region", { name }));

  test("shows its monsters, and the number of all, until the list is there", async () => {
    setFaults({ list: "hang" });
    const { queryClient } = renderApp({ url, knownList });
    const list = await findList();
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(list.getByText("66体")).toBeVisible();
    expect(list.queryByText(LOADING)).not.toBeInTheDocument();
    expect(cards()[0]?.closest("li")).toHaveAttribute("aria-setsize", "66");
    await act(
      async () =>
        void queryClient.setQueryData(LIST_KEY, wholeList(CATALOGUE.slice(0, 40), fetchedAt)),
    );
    expect(await list.findByText("40体")).toBeVisible();
    await waitFor(() => expect(cards().length).toBeGreaterThan(12));
  });

  test("keeps its monsters below the error when the list fails, and says that they are not all", async () => {
    setFaults({ list: "400" });
    const { actor } = renderApp({ url, knownList });
    const list = await findList();
    expect(await list.findByRole("alert")).toHaveTextContent("モンスターの取得に失敗しました");
    expect(list.getByText("66体中12体")).toBeVisible();
    expect(cards()).toHaveLength(12);
    expect(cards()[0]?.closest("li")).toHaveAttribute("aria-setsize", "12");
    setFaults({});
    await actor.click(list.getByRole("button", { name: "再試行" }));
    expect(await list.findByText("66体")).toBeVisible();
    expect(list.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("keeps the focus on a card when the list comes", async () => {
    setFaults({ list: "delay-300" });
    renderApp({ url, knownList });
    const link = await findCardLink("スミビネコ");
    act(() => link.focus());
    await waitFor(() => expect(cards().length).toBeGreaterThan(12));
    expect(await findCardLink("スミビネコ")).toHaveFocus();
  });

  test("shows that there are none, where that is known", async () => {
    setFaults({ list: "hang" });
    renderApp({ url, knownList: { monsters: [], total: 0, fetchedAt } });
    expect(await screen.findByText("モンスターはまだ登録されていません")).toBeVisible();
  });
});

describe("the encyclopedia", () => {
  test.each([
    ["a search in the address", "/monsters?q=neko", knownList],
    ["a type in the address", "/monsters?type=fire", knownList],
    ["another order in the address", "/monsters?sort=name", knownList],
    ["first monsters that have not the lowest numbers", "/monsters", lastMonsters],
  ])("waits for the list with %s", async (_, url, known) => {
    setFaults({ list: "delay-300" });
    renderApp({ url, knownList: known });
    expect(await screen.findByText(LOADING)).toBeVisible();
    expect(cards()).toHaveLength(0);
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  });

  test("waits for the list when a search is typed", async () => {
    setFaults({ list: "delay-1000" });
    const { actor } = renderApp({ url: "/monsters", knownList });
    await waitFor(() => expect(cards()).toHaveLength(12));
    await actor.type(screen.getByRole("combobox", { name: "モンスターを検索" }), "スミビネコ");
    expect(await screen.findByText(LOADING)).toBeVisible();
    expect(cards()).toHaveLength(0);
    expect(await screen.findByText("66体中1体")).toBeVisible();
  });
});

test("offline the first monsters are shown with their age, and without an error, when nothing else is known", async () => {
  onlineManager.setOnline(false);
  setFaults({ list: "refused" });
  renderApp({ url: "/monsters", knownList });
  expect(await screen.findByText("66体中12体")).toBeVisible();
  expect(
    await screen.findByText("オフラインです。1 時間前に取得したデータを表示しています"),
  ).toBeVisible();
  expect(cards()).toHaveLength(12);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
