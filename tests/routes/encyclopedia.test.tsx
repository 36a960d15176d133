import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { expectErrors } from "#tests/support/console-errors.ts";
import { inventMonsters } from "#tests/support/invent-monster.ts";
import { serveMonsters, setFaults } from "#tests/support/mock-api.ts";
import { openEncyclopedia, renderApp } from "#tests/support/render-app.tsx";
import { findCard, findCardLink, findTitle, shownCards } from "#tests/support/screen-elements.ts";

describe("the encyclopedia", () => {
  test("writes high numbers short on cards and in filters, with their digits on hover", async () => {
    setFaults({ list: "extreme-monsters" });
    const { actor } = renderApp({ url: "/monsters?sort=defense" });
    const short = await screen.findByText(/防御 約1000万$/, { selector: "li *" });
    const card = within(short.closest("li") ?? short);
    // The link lies over the whole card.
    await actor.click(within(card.getByRole("link")).getByTitle("9,999,999"));
    expect(await findTitle("ヒノコリス")).toBeVisible();
  });

  test("shows incomplete monsters, and leaves out and logs those without id or name", async () => {
    expectErrors(/^Left out/);
    setFaults({ list: "odd-monsters" });
    renderApp({ url: "/monsters" });
    const unknown = await findCard("ナゾモン");
    expect(unknown.getByText(/レベル —/)).toHaveAttribute("aria-hidden", "true");
    expect(unknown.getByText(/レベル 不明/)).toHaveClass("visually-hidden");
    expect(shownCards()).toHaveLength(2);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test("of 1,000 monsters gives way to a shorter one", async () => {
    setFaults({ monsters: "1000" });
    const { queryClient } = await openEncyclopedia();
    expect(await screen.findByText("1,000体")).toBeVisible();
    const shorter = { monsters: generateMonsters(900), fetchedAt: 1 };
    act(() => void queryClient.setQueryData(LIST_KEY, shorter));
    expect(await screen.findByText("900体")).toBeVisible();
  });

  test.each([
    ["attack", "ホムラヅノ", "No.004 · 攻撃 104"],
    ["total", "ハヤブサメ", "No.054 · 合計 364"],
  ])("shows on cards the value by which it is sorted: %s", async (sort, name, facts) => {
    renderApp({ url: `/monsters?sort=${sort}&order=desc` });
    const card = await findCard(name);
    expect(card.getByText(facts)).toBeVisible();
  });
});

const list = (name = "モンスター図鑑") => screen.findByRole("list", { name });

const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);

describe("the results of a text", () => {
  test("mark the matching part in any spelling", async () => {
    renderApp({ url: "/monsters?q=kori" });
    const card = await findCard("ヒノコリス");
    expect(card.getByText("コリ", { selector: "mark" })).toBeVisible();
    expect(card.getByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    expect(card.queryByText(/^技/)).toBeNull();
  });

  test.each([
    ["alone", "ひこのりす", "条件に合うモンスターはいません"],
    ["beside what is found", "キノコ", "2体中1体"],
  ])(
    "have names close to it %s, which lead to their monsters, and have the focus after Back",
    async (_, text, found) => {
      serveMonsters(inventMonsters("ヒノコリス", "キノコロボ"));
      const { actor, router } = renderApp({ url: `/monsters?q=${text}` });
      expect(await screen.findByText(found)).toBeVisible();
      const close = await list("もしかして…");
      expect(namesIn(close)[0]).toBe("ヒノコリス");
      await actor.click(within(close).getByRole("link", { name: "ヒノコリスの詳細を見る" }));
      await findTitle("ヒノコリス");
      act(() => router.history.back());
      await waitFor(async () => expect(await findCardLink("ヒノコリス")).toHaveFocus());
    },
  );

  test.each([
    ["type=water", "タイプ"],
    ["level=50-", "レベル"],
    ["type=water&level=50-", "タイプと範囲"],
  ])("name the filter of %s that hides the only match, and lift it", async (filter, name) => {
    const { actor, address } = renderApp({ url: `/monsters?q=ヒノコリス&${filter}` });
    expect(await screen.findByText(`「${name}」の絞り込みで、1体が隠れています`)).toBeVisible();
    expect(screen.queryByRole("list", { name: "もしかして…" })).not.toBeInTheDocument();
    const waysOut = screen.getAllByRole("button", { name: /^(この絞り込みを外す|条件をクリア)$/ });
    expect(waysOut.map(({ textContent }) => textContent)).toEqual([
      ...["この絞り込みを外す", "条件をクリア"],
    ]);
    await actor.click(screen.getByRole("button", { name: "この絞り込みを外す" }));
    await waitFor(async () => expect(namesIn(await list())).toEqual(["ヒノコリス"]));
    // The list follows the draft of the query, which the address follows.
    await waitFor(() => expect(address()).toBe("/monsters?q=ヒノコリス"));
    expect(screen.getByRole("region", { name: "モンスター図鑑" })).toHaveFocus();
  });
});
