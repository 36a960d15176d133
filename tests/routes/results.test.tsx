import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";
import { findCard, findCardLink, findTitle } from "#tests/support/screen-elements.ts";

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
  test.each([
    ["alone", "ひこのりす", "条件に合うモンスターはいません", "ヒノコリス"],
    ["beside what is found", "キノコ", "66体中1体", "ヒノコリス"],
  ])(
    "names close to the text are cards %s, which lead to their monsters, and have the focus after Back",
    async (_, text, found, name) => {
      const { actor, router } = renderApp({ url: `/monsters?q=${text}` });
      expect(await screen.findByText(found)).toBeVisible();
      const close = await list("もしかして…");
      expect(namesIn(close)[0]).toBe(name);
      await actor.click(within(close).getByRole("link", { name: `${name}の詳細を見る` }));
      await findTitle(name);
      act(() => router.history.back());
      await waitFor(async () => expect(await findCardLink(name)).toHaveFocus());
    },
  );

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
