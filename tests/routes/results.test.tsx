import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";
import { findCard } from "#tests/support/screen-elements.ts";

const list = (name = "モンスター図鑑") => screen.findByRole("list", { name });

const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);

describe("the results of a text", () => {
  test("name the move where that is the reason", async () => {
    renderApp({ url: "/monsters?q=つの" });
    expect((await findCard("カマドウシ")).getByText("技: ねつの息")).toBeVisible();
  });

  test("mark the matching part in any spelling", async () => {
    renderApp({ url: "/monsters?q=kori" });
    const card = await findCard("ヒノコリス");
    expect(card.getByText("コリ", { selector: "mark" })).toBeVisible();
    expect(card.getByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    expect(card.queryByText(/^技/)).toBeNull();
  });
});

test.each([
  ["attack", "攻撃", "52"],
  ["total", "合計", "199"],
])("cards that are sorted by %s show it", async (sort, label, value) => {
  renderApp({ url: `/monsters?sort=${sort}&order=desc` });
  const card = await findCard("ヒノコリス");
  expect(card.getByText(label).parentElement).toHaveTextContent(`${label} ${value}`);
});

describe("where little is found", () => {
  test("names close to the text are cards, which lead to their monsters", async () => {
    const { actor, router } = renderApp({ url: "/monsters?q=ひこのりす" });
    expect(await screen.findByText("条件に合うモンスターはいません")).toBeVisible();
    const close = await list("もしかして…");
    expect(namesIn(close)[0]).toBe("ヒノコリス");
    await actor.click(within(close).getByRole("link", { name: "ヒノコリスの詳細を見る" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/monsters/1"));
  });

  test.each([
    ["type=water", "タイプ"],
    ["level=50-", "レベル"],
    ["type=water&level=50-", "タイプと範囲"],
  ])("the filter of %s that hides the only match is named, and lifted", async (filter, name) => {
    const { actor, router } = renderApp({ url: `/monsters?q=ヒノコリス&${filter}` });
    expect(await screen.findByText(`「${name}」の絞り込みで、1体が隠れています`)).toBeVisible();
    expect(screen.queryByRole("list", { name: "もしかして…" })).not.toBeInTheDocument();
    await actor.click(screen.getByRole("button", { name: "この絞り込みを外す" }));
    await waitFor(async () => expect(namesIn(await list())).toEqual(["ヒノコリス"]));
    // The list follows the draft of the query, which the address follows.
    await waitFor(() => expect(router.state.location.search).toEqual({ q: "ヒノコリス" }));
    expect(screen.getByRole("region", { name: "モンスター図鑑" })).toHaveFocus();
  });
});
