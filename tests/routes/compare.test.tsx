import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { ja } from "#src/messages/ja.ts";
import { VALUES } from "#src/monsters/monster-values.ts";
import { monsterQueries } from "#src/queries/monsters.ts";
import { comparison, getStored, setStored } from "#src/state/use-stored.ts";
import { failure } from "#tests/support/failure.ts";
import { serveMonsters, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import {
  announced,
  findCardLink,
  findSearchField,
  findTitle,
} from "#tests/support/screen-elements.ts";

const TRAY = "比較に選んだモンスター";

const CHOOSE = "モンスターを選ぶ";

const ONE_MORE = "もう1体選ぶと比べられます";

const chosenIds = () => getStored(comparison).map(({ id }) => id);

const queryTray = () => screen.queryByRole("complementary", { name: TRAY });

const findCells = async (row: string) => {
  const header = await screen.findByRole("rowheader", { name: row });
  const cells = within(header.closest("tr") ?? header).getAllByRole("cell");
  return cells.map((cell) => cell.textContent);
};

/** Opens an encyclopedia of few monsters, because roles take long to find among many; and chooses these there. */
async function choose(...names: string[]) {
  serveMonsters(CATALOGUE.slice(0, 6));
  const app = renderApp({ url: "/monsters" });
  for (const name of names)
    await app.actor.click(await screen.findByRole("button", { name: `${name}を比較に加える` }));
  await screen.findByRole("complementary", { name: TRAY });
  return app;
}

describe("comparison", () => {
  test("up to three monsters are chosen from cards and details, and compared; each is announced once", async () => {
    const { actor, address } = await choose("ヒノコリス", "スミビネコ", "カマドウシ");
    const fourth = screen.getByRole("button", { name: "ホムラヅノを比較に加える" });
    expect(fourth).toHaveAttribute("aria-disabled", "true");
    expect(fourth).toHaveAccessibleDescription("比べられるのは3体までです");
    await actor.click(fourth);
    const added = "カマドウシを比較に加えました。選んだのは3体です";
    const refused = "ホムラヅノは加えられません。比べられるのは3体までです";
    expect(announced().slice(-2)).toEqual([added, refused]);
    expect(fourth).toHaveFocus();
    expect(screen.getByText("比べられるのは3体までです")).toBeVisible();
    const tray = within(screen.getByRole("complementary", { name: TRAY }));
    expect(tray.getAllByRole("button")).toHaveLength(3);
    await actor.click(tray.getByRole("button", { name: "スミビネコを比較から外す" }));
    expect(screen.queryByText("比べられるのは3体までです")).not.toBeInTheDocument();
    const removed = "スミビネコを比較から外しました。選んだのは2体です";
    expect(announced().slice(-2)).toEqual([refused, removed]);
    await actor.click(await findCardLink("ホムラヅノ"));
    await findTitle("ホムラヅノ");
    await actor.click(await screen.findByRole("button", { name: "ホムラヅノを比較に加える" }));
    await actor.click(await screen.findByRole("link", { name: "3体を比べる" }));
    expect(await findTitle("モンスターを比べる")).toBeVisible();
    expect(address()).toBe("/compare?ids=1&ids=3&ids=4");
    const table = within(await screen.findByRole("table", { name: "能力と技の比較" }));
    const [, ...columns] = table.getAllByRole("columnheader");
    // The buttons that remove stand in a row of their own.
    const names = columns.map(({ textContent }) => textContent);
    expect(names).toEqual(["ヒノコリス", "カマドウシ", "ホムラヅノ"]);
  });

  test("the choice on a page from the back-forward cache is what other pages have made of it", async () => {
    await choose("ヒノコリス");
    const tray = within(screen.getByRole("complementary", { name: TRAY }));
    const stored = ["ヒノコリス", "スミビネコ", "カマドウシ"].map((name, at) => ({
      id: `${at + 1}`,
      name,
    }));
    sessionStorage.setItem("compare", JSON.stringify(stored));
    act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(tray.getAllByRole("button")).toHaveLength(3);
    const fourth = screen.getByRole("button", { name: "ホムラヅノを比較に加える" });
    expect(fourth).toHaveAttribute("aria-disabled", "true");
  });

  test("missing ids are named, and whatever is removed, the focus stays", async () => {
    const { actor, address } = renderApp({ url: "/compare?ids=9999&ids=1&ids=2" });
    await screen.findByRole("link", { name: "スミビネコ" });
    expect(await screen.findByText("「9999」というモンスターは見つかりません")).toBeVisible();
    await waitFor(() => expect(chosenIds()).toEqual(["1", "2"]));
    const comparison = screen.getByRole("region", { name: "モンスターを比べる" });
    const remove = async (name: string) => {
      const button = screen.getByRole("button", { name: `${name}を比較から外す` });
      await actor.click(button);
      await waitFor(() => expect(button).not.toBeInTheDocument());
      expect(comparison).toHaveFocus();
    };
    await remove("スミビネコ");
    expect(await findCells("HP")).toEqual(["39"]);
    expect(within(comparison).getByRole("button", { name: CHOOSE })).toBeVisible();
    await remove("9999");
    await remove("ヒノコリス");
    await waitFor(() => expect(address()).toBe("/compare"));
    const { getByText, getAllByRole, queryByRole } = within(comparison);
    expect(getByText("比べるモンスターが選ばれていません")).toBeVisible();
    expect(getAllByRole("button")).toEqual([getByText(CHOOSE).closest("button")]);
    expect(queryByRole("link")).not.toBeInTheDocument();
  });

  test("an outlier is cut off in bars", async () => {
    const low = { ...CATALOGUE[0], defense: -1e308 };
    const high = { ...CATALOGUE[1], level: 9_999_999, hp: 1e308, defense: 1e308 };
    serveMonsters([low, high, ...CATALOGUE.slice(2)]);
    renderApp({ url: "/compare?ids=1&ids=2" });
    expect(await screen.findByText("目盛り 0〜150")).toBeVisible();
    expect(await findCells("HP")).toEqual(["39", "1×10^3081e+308 最高"]);
    expect(await findCells("レベル")).toEqual(["5", "約1000万9,999,999"]);
    const widths = [...document.querySelectorAll("td rect")].map((bar) =>
      bar.getAttribute("width"),
    );
    expect(widths.slice(0, 2)).toEqual(["26%", "100%"]);
  });

  test("has the totals, says the scale once, and marks the highest values and the moves in common", async () => {
    setFaults({ monsters: "66" });
    renderApp({ url: "/compare?ids=1&ids=8&ids=54" });
    expect(await findCells("合計")).toEqual(["199", "342", "364 最高"]);
    const headings = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(headings).toEqual(["タイプ", ...VALUES.map((key) => ja.monster[key]), "技"]);
    expect(screen.getAllByText(/0〜/)).toHaveLength(1);
    // The bars are those of the stats, which share it.
    expect(document.querySelectorAll("td rect")).toHaveLength(12);
    expect(await findCells("技")).toEqual([
      "ひのこかじるしっぽあぶり",
      "あかつき舞火羽ばたき急降下共通朝焼け",
      "はやてのきば急降下共通空泳ぎ",
    ]);
  });

  test("reads its monsters in every form that people write", async () => {
    const { address } = renderApp({ url: `/compare?ids=${encodeURIComponent("001，２、 30）")}` });
    await screen.findByRole("link", { name: "ヒノコリス" });
    await waitFor(() => expect(address()).toBe("/compare?ids=1&ids=2&ids=30"));
    await screen.findByRole("link", { name: "スミビネコ" });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("of equal values none is the highest", async () => {
    const [first, second] = CATALOGUE;
    serveMonsters([
      { ...first, hp: 0.3 },
      { ...second, hp: 0.1 + 0.2 },
    ]);
    renderApp({ url: "/compare?ids=1&ids=2" });
    expect(await findCells("HP")).toEqual(["0.3", "0.3"]);
  });

  test("is filled in its empty place, whoever's it was; Back takes out again", async () => {
    setStored(comparison, [{ id: "10", name: "ヒバシリ" }]);
    localStorage.setItem("looked-at", '["1","3"]');
    localStorage.setItem("favorites", '["54","1"]');
    const { actor, address, router } = renderApp({ url: "/compare?ids=9999&ids=1" });
    await screen.findByRole("link", { name: "ヒノコリス" });
    const findPlace = () => screen.findByRole("button", { name: CHOOSE });
    await actor.click(await findPlace());
    const offered = within(await screen.findByRole("listbox", { name: "候補" }));
    const names = offered.getAllByRole("option").map((option) => option.textContent);
    expect(names.slice(0, 3)).toEqual([
      "ハヤブサメ No.054 ひこう",
      "カマドウシ No.003 ほのお",
      "スミビネコ No.002 ほのお",
    ]);
    await actor.keyboard("hinokorisu");
    expect(
      await screen.findByRole("option", { name: "ヒノコリス No.001 ほのお 選択済み" }),
    ).toBeVisible();
    await actor.clear(await findSearchField());
    await actor.keyboard("sumibi");
    const option = await screen.findByRole("option", { name: "スミビネコ No.002 ほのお" });
    expect(option).toHaveAttribute("href", "/compare?ids=1&ids=2");
    // A click for another tab: jsdom would follow it here.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(option, { ctrlKey: true });
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(announced()).toEqual([]);
    fireEvent.blur(await findSearchField());
    expect(option).toBeVisible();
    await actor.click(option);
    await screen.findByRole("link", { name: "スミビネコ" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(chosenIds()).toEqual(["1", "2"]);
    const added = "スミビネコを比較に加えました。選んだのは2体です";
    await waitFor(() => expect(announced().at(-1)).toBe(added));
    await actor.click(await findPlace());
    await findSearchField();
    await actor.keyboard("kamado");
    await screen.findByRole("option", { name: "カマドウシ No.003 ほのお" });
    await actor.keyboard("{Enter}");
    await screen.findByRole("link", { name: "カマドウシ" });
    expect(address()).toBe("/compare?ids=1&ids=2&ids=3");
    expect(screen.queryByRole("button", { name: CHOOSE })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    act(() => router.history.back());
    expect(await findPlace()).toBeVisible();
    expect(address()).toBe("/compare?ids=1&ids=2");
  });

  test("is shared, and cleared at once, which Back takes back", async () => {
    const { actor, address, router } = renderApp({ url: "/compare?ids=1&ids=2" });
    await screen.findByRole("link", { name: "スミビネコ" });
    await actor.click(screen.getByRole("button", { name: "共有" }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/compare?ids=1&ids=2`);
    await actor.click(screen.getByRole("button", { name: "全部外す" }));
    await waitFor(() => expect(address()).toBe("/compare"));
    await screen.findByRole("button", { name: CHOOSE });
    expect(announced().at(-1)).toBe("比べるモンスターが選ばれていません");
    expect(screen.queryByRole("button", { name: "共有" })).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "モンスターを比べる" })).toHaveFocus();
    act(() => router.history.back());
    expect(await screen.findByRole("link", { name: "スミビネコ" })).toBeVisible();
  });

  test("stats that are usual in the list are on the scale, high as they are", async () => {
    const [first, ...others] = CATALOGUE;
    serveMonsters([{ ...first }, ...others.map((monster) => ({ ...monster, hp: 4_000 }))]);
    renderApp({ url: "/compare?ids=1&ids=2" });
    expect(await screen.findByText("目盛り 0〜4,000")).toBeVisible();
  });

  test("while it loads, the table stands there empty, and is not read out", async () => {
    setFaults({ list: "hang", detail: "hang" });
    renderApp({ url: "/compare?ids=1&ids=2" });
    const table = await screen.findByRole("table", { hidden: true });
    expect(within(table).getAllByRole("row", { hidden: true })).toHaveLength(VALUES.length + 4);
    expect(within(table).getAllByText("HP")).toHaveLength(1);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  test("a monster that cannot be fetched shows an error, and trying again loads it", async () => {
    setFaults({ list: "400", detail: "400" });
    const { actor } = renderApp({ url: "/compare?ids=1" });
    const error = await screen.findByRole("alert");
    expect(error).toHaveTextContent(failure("detail", "rejected"));
    setFaults({});
    await actor.click(within(error).getByRole("button", { name: "再試行" }));
    expect(await screen.findByRole("link", { name: "ヒノコリス" })).toBeVisible();
  });
});

describe("the tray of the comparison", () => {
  test("offers no comparison of one monster, but says what to do, and keeps the focus until it is empty", async () => {
    const { actor } = await choose("ヒノコリス");
    const tray = screen.getByRole("complementary", { name: TRAY });
    const { getByText, getByRole, queryByText, queryByRole } = within(tray);
    expect(getByText(ONE_MORE)).toBeVisible();
    expect(queryByRole("link")).not.toBeInTheDocument();
    await actor.click(screen.getByRole("button", { name: "スミビネコを比較に加える" }));
    expect(getByRole("link", { name: "2体を比べる" })).toBeVisible();
    expect(queryByText(ONE_MORE)).not.toBeInTheDocument();
    await actor.click(getByRole("button", { name: "ヒノコリスを比較から外す" }));
    expect(tray).toHaveFocus();
    await actor.click(getByRole("button", { name: "スミビネコを比較から外す" }));
    expect(tray).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test.each(["/compare/", "/Compare"])("is not beside the comparison at %s", async (path) => {
    const { router } = await choose("ヒノコリス", "スミビネコ");
    await act(() => router.navigate({ href: `${path}?ids=1&ids=2` }));
    expect(await screen.findByRole("table")).toBeVisible();
    expect(screen.queryByRole("complementary", { name: TRAY })).not.toBeInTheDocument();
  });

  test("gives way to the comparison, which takes the focus, and follows what is removed there", async () => {
    const { actor, router, address } = await choose("ヒノコリス", "スミビネコ", "カマドウシ");
    await actor.click(await screen.findByRole("link", { name: "3体を比べる" }));
    await actor.click(await screen.findByRole("button", { name: "スミビネコを比較から外す" }));
    await waitFor(() => expect(address()).toBe("/compare?ids=1&ids=3"));
    expect(announced().at(-1)).toBe("スミビネコを比較から外しました。選んだのは2体です");
    expect(document.body).not.toHaveFocus();
    expect(queryTray()).not.toBeInTheDocument();
    expect(screen.queryByText("比べられるのは3体までです")).not.toBeInTheDocument();
    expect(chosenIds()).toEqual(["1", "3"]);
    act(() => router.history.back());
    await screen.findByRole("link", { name: "スミビネコ" });
    await waitFor(() => expect(chosenIds()).toEqual(["1", "2", "3"]));
    await act(() => router.navigate({ to: "/monsters" }));
    await waitFor(() => expect(queryTray()).toBeVisible());
  });

  test("keeps the choice of the visitor who opens another comparison, until that one is changed", async () => {
    setStored(comparison, [{ id: "10", name: "ヒバシリ" }]);
    const { actor } = renderApp({ url: "/compare?ids=1&ids=2&ids=3&ids=9999" });
    const remove = await screen.findByRole("button", { name: "スミビネコを比較から外す" });
    expect(chosenIds()).toEqual(["10"]);
    await actor.click(remove);
    await waitFor(() => expect(chosenIds()).toEqual(["1", "3"]));
  });

  test("keeps a chosen monster that cannot be fetched when another is removed", async () => {
    const names = ["ヒノコリス", "スミビネコ", "カマドウシ"];
    setStored(
      comparison,
      names.map((name, index) => ({ id: String(index + 1), name })),
    );
    setFaults({ list: "400" });
    const { actor, queryClient, api } = renderApp({ url: "/compare?ids=1&ids=2&ids=3" });
    await screen.findByRole("link", { name: "スミビネコ" });
    setFaults({ list: "400", detail: "400" });
    await act(async () => {
      await queryClient.resetQueries({ queryKey: monsterQueries.detail(api, "3").queryKey });
    });
    await actor.click(await screen.findByRole("button", { name: "スミビネコを比較から外す" }));
    await waitFor(() => expect(chosenIds()).toEqual(["1", "3"]));
  });
});
