import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { announced, findCardLink, findTitle } from "#tests/support/screen-elements.ts";

const findTable = () => screen.findByRole("table", { name: "モンスター図鑑" });
const column = (name: string) => screen.getByRole("columnheader", { name });
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const view = (name: string) => screen.findByRole("button", { name });

test("the list is cards or a table, which the address says and the next visit remembers", async () => {
  const first = renderApp({ url: "/monsters?type=fire" });
  await findCardLink("ヒノコリス");
  expect(await view("カード")).toHaveAttribute("aria-pressed", "true");
  await first.actor.click(await view("表"));
  const row = within(await findTable()).getByRole("row", { name: /ヒノコリス/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toMatchObject({
    2: "ほのお",
    length: screen.getAllByRole("columnheader").length - 1,
  });
  expect(await view("表")).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(first.address()).toBe("/monsters?type=fire&view=table"));
  // It takes the place of the cards.
  expect(first.router.history.length).toBe(1);
});

test("without a view in the address the last choice counts, and with one that", async () => {
  localStorage.setItem("view", "table");
  const { actor, address } = renderApp({ url: "/monsters?view=list" });
  await findTable();
  await waitFor(() => expect(address()).toBe("/monsters"));
  await actor.click(await view("カード"));
  await findCardLink("ヒノコリス");
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(localStorage.getItem("view")).toBeNull();
  expect(address()).toBe("/monsters");
});

test("what is stored under another name than a view is cards, and an address with a table wins", async () => {
  localStorage.setItem("view", "<table>");
  const { router } = renderApp({ url: "/monsters" });
  await findCardLink("ヒノコリス");
  await act(() => router.navigate({ to: "/monsters", search: { view: "table" } }));
  await findTable();
  expect(localStorage.getItem("view")).toBe("<table>");
});

test("a table stays one while its list is searched, and when the conditions are cleared", async () => {
  const { actor, address } = renderApp({ url: "/monsters?q=zzzz&view=table" });
  await actor.click(await screen.findByRole("checkbox", { name: "みず" }));
  await waitFor(() => expect(address()).toBe("/monsters?q=zzzz&type=water&view=table"));
  await actor.click(await screen.findByRole("button", { name: "条件をクリア" }));
  await waitFor(() => expect(address()).toBe("/monsters?view=table"));
  await findTable();
});

test("the head of a table sorts by a column, first the usual way and then the other way round", async () => {
  setFaults({ monsters: "12" });
  const { actor, address } = renderApp({ url: "/monsters?view=table" });
  await findTable();
  expect(column("No.")).toHaveAttribute("aria-sort", "ascending");
  const byNumber = names();
  await actor.click(screen.getByRole("button", { name: "攻撃" }));
  await waitFor(() => expect(column("攻撃")).toHaveAttribute("aria-sort", "descending"));
  expect(column("No.")).not.toHaveAttribute("aria-sort");
  await waitFor(() => expect(address()).toBe("/monsters?sort=attack&order=desc&view=table"));
  const select = screen.getByRole("combobox", { name: "並べ替え" });
  expect(select).toHaveDisplayValue("攻撃の高い順");
  const strongest = names();
  expect(strongest).not.toEqual(byNumber);
  await actor.click(screen.getByRole("button", { name: "攻撃" }));
  await waitFor(() => expect(column("攻撃")).toHaveAttribute("aria-sort", "ascending"));
  await waitFor(() => expect(address()).toBe("/monsters?sort=attack&view=table"));
  expect(names()[0]).not.toBe(strongest[0]);
  await actor.click(screen.getByRole("button", { name: "名前" }));
  await waitFor(() => expect(column("名前")).toHaveAttribute("aria-sort", "ascending"));
  await actor.selectOptions(select, "HPの高い順");
  await waitFor(() => expect(column("HP")).toHaveAttribute("aria-sort", "descending"));
  expect(announced()).toEqual(["攻撃の高い順", "攻撃の低い順", "五十音順", "HPの高い順"]);
});

test("a text is found by match, which no column is sorted by, until one is pressed", async () => {
  const { actor } = renderApp({ url: "/monsters?q=リス&view=table" });
  await findTable();
  await screen.findByText(/^8体中/);
  expect(column("No.")).not.toHaveAttribute("aria-sort");
  await actor.click(screen.getByRole("button", { name: "No." }));
  await waitFor(() => expect(column("No.")).toHaveAttribute("aria-sort", "ascending"));
});

test("keys move between the rows of a table, and Back returns to the one that was opened", async () => {
  const { actor, router } = renderApp({ url: "/monsters?view=table" });
  await findTable();
  const row = (name: string) => screen.getByRole("link", { name });
  act(() => row("ヒノコリス").focus());
  await actor.keyboard("{ArrowDown}");
  expect(row("スミビネコ")).toHaveFocus();
  // These scroll sideways.
  await actor.keyboard("{ArrowRight}{ArrowLeft}");
  expect(row("スミビネコ")).toHaveFocus();
  const favorite = screen.getByRole("button", { name: "スミビネコをお気に入りに" });
  await actor.keyboard("f");
  expect(favorite).toHaveAttribute("aria-pressed", "true");
  await actor.tab();
  expect(favorite).toHaveFocus();
  await actor.tab();
  expect(screen.getByRole("button", { name: "スミビネコを比較に加える" })).toHaveFocus();
  await actor.click(row("スミビネコ"));
  await findTitle("スミビネコ");
  act(() => router.history.back());
  await findTable();
  await waitFor(() => expect(row("スミビネコ")).toHaveFocus());
});

test("a long table has some of its rows in the document, and says where they are", async () => {
  setFaults({ monsters: "600" });
  renderApp({ url: "/monsters?view=table" });
  expect(await findTable()).toHaveAttribute("aria-rowcount", "601");
  const rows = screen.getAllByRole("row");
  expect(rows.length).toBeLessThan(50);
  expect(rows[1]).toHaveAttribute("aria-rowindex", "2");
});

test("a table is copied as text, and what came of it is said", async () => {
  setFaults({ monsters: "3" });
  const { actor } = renderApp({ url: "/monsters?view=table" });
  await findTable();
  const copy = screen.getByRole("button", { name: "表をコピー" });
  await actor.click(copy);
  expect(await screen.findAllByText("3体の表をコピーしました")).not.toHaveLength(0);
  expect(await navigator.clipboard.readText()).toMatch(
    /^No\.\t名前\tタイプ\t.*\n1\tヒノコリス\tほのお\t/,
  );
  const { clipboard } = navigator;
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  try {
    await actor.click(copy);
    expect(await screen.findAllByText("表をコピーできませんでした")).not.toHaveLength(0);
    expect(announced()).toContain("表をコピーできませんでした");
  } finally {
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  }
});
