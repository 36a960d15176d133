import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import "@monster-field/portraits/element";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { holdAnswers, MONSTERS, setFaults } from "#tests/support/mock-api.ts";
import { openEncyclopedia, renderApp } from "#tests/support/render-app.tsx";
import {
  findCardLink,
  findCards,
  findSearchField,
  findTitle,
  shownCards,
} from "#tests/support/screen-elements.ts";

const toggleOf = (name: string) => screen.getByRole("button", { name: `${name}を比較に加える` });

test("the cards of a list come into the document little by little, until all are there, in each list anew", async () => {
  setFaults({ monsters: "40" });
  const { actor } = renderApp({ url: "/monsters" });
  await findCardLink("ヒノコリス");
  expect(shownCards().length).toBeLessThan(30);
  await waitFor(() => expect(shownCards()).toHaveLength(40));
  expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-posinset"))).toEqual(
    Array.from({ length: 40 }, (_, index) => String(index + 1)),
  );
  const field = await findSearchField();
  await actor.type(field, "ヒノコリス");
  expect(await screen.findByText(/^40体中/)).toBeVisible();
  await actor.clear(field);
  expect(await screen.findByText("40体")).toBeVisible();
  expect(shownCards().length).toBeLessThan(40);
});

test("a card has eight elements: a slow phone lays out each of them for every card of the list", async () => {
  renderApp({ url: "/monsters" });
  const last = (await findCards()).at(-1);
  expect(last?.querySelectorAll("*").length).toBeLessThan(8);
});

test("the keyboard in a list of cards has one tab stop for the list and one for each button of its card, moves with arrows, Home and End, and starts anew after a search", async () => {
  const { actor, field } = await openEncyclopedia();
  const first = await findCardLink("ヒノコリス");
  first.focus();
  expect(first).toHaveAccessibleDescription(/^No\.001 · レベル 5.* ほのお 8件中1件目$/);
  await actor.keyboard("{End}");
  const last = within(screen.getAllByRole("listitem").at(-1) ?? document.body);
  expect(last.getByRole("link")).toHaveFocus();
  await actor.keyboard("{Home}");
  expect(first).toHaveFocus();
  await actor.keyboard("{ArrowRight}");
  const second = await findCardLink("スミビネコ");
  expect(second).toHaveFocus();
  expect(second).toHaveAccessibleDescription(/^No\.002 · レベル .+ 8件中2件目$/);
  await actor.tab();
  expect(screen.getByRole("button", { name: "スミビネコをお気に入りに" })).toHaveFocus();
  await actor.tab();
  expect(toggleOf("スミビネコ")).toHaveFocus();
  await actor.tab();
  expect(screen.getByRole("link", { name: "図鑑を見る" })).toHaveFocus();
  for (let step = 0; step < 3; step += 1) await actor.tab({ shift: true });
  expect(second).toHaveFocus();
  await actor.type(field, "ほのお");
  await waitFor(() => expect(shownCards()).toHaveLength(4));
  expect(await findCardLink("ヒノコリス")).not.toHaveAttribute("tabindex", "-1");
  expect(await findCardLink("スミビネコ")).toHaveAttribute("tabindex", "-1");
});

describe("after Back", () => {
  test("the card that was opened, and not in another tab, has the focus each time, unless it has moved on", async () => {
    const { actor, router } = renderApp({ url: "/monsters" });
    const goBack = async () => {
      act(() => router.history.back());
      await findTitle("モンスター図鑑");
    };
    const goForward = async () => {
      act(() => router.history.forward());
      await findTitle("スミビネコ");
    };
    const card = await findCardLink("スミビネコ");
    // This opens another tab.
    await actor.keyboard("{Control>}");
    await actor.click(card);
    await actor.keyboard("{/Control}");
    await act(() => router.navigate({ to: "/" }));
    expect(await screen.findByRole("heading", { name: "ゲームの特徴" })).toBeVisible();
    await goBack();
    expect(await findCardLink("スミビネコ")).not.toHaveFocus();
    await actor.click(await findCardLink("スミビネコ"));
    await findTitle("スミビネコ");
    await goBack();
    await waitFor(async () => expect(await findCardLink("スミビネコ")).toHaveFocus());
    await goForward();
    await goBack();
    await waitFor(async () => expect(await findCardLink("スミビネコ")).toHaveFocus());
    act(() => screen.getByRole("searchbox", { name: "モンスターを検索" }).focus());
    await goForward();
    await goBack();
    expect(await findCardLink("スミビネコ")).not.toHaveFocus();
  });

  test("whoever types already goes on typing when other cards come", async () => {
    const { actor, router, queryClient } = renderApp({ url: "/monsters" });
    const { name = "" } = MONSTERS.at(-1) ?? {};
    await actor.click(await findCardLink(name));
    await findTitle(name);
    const answer = holdAnswers("/monsters");
    queryClient.setQueryData(LIST_KEY, { monsters: MONSTERS.slice(0, 4), fetchedAt: 1 });
    void queryClient.invalidateQueries({ queryKey: LIST_KEY, refetchType: "none" });
    act(() => router.history.back());
    const field = await findSearchField();
    await findCardLink("ヒノコリス");
    expect(screen.queryByRole("link", { name: RegExp(name) })).not.toBeInTheDocument();
    await actor.click(field);
    answer();
    await findCardLink(name);
    expect(field).toHaveFocus();
  });
});

const hasDrawing = (card: Element | null) =>
  card?.querySelector("monster-portrait")?.shadowRoot?.querySelector("svg") != null;

test("a list on paper has every card with its portrait in the document at once", async () => {
  setFaults({ monsters: "200" });
  renderApp({ url: "/monsters" });
  const link = await findCardLink("ヒノコリス");
  await waitFor(() => expect(hasDrawing(link.closest("li"))).toBe(true));
  fireEvent(window, new Event("beforeprint"));
  expect(shownCards()).toHaveLength(200);
  expect(shownCards().filter((card) => !hasDrawing(card))).toEqual([]);
  fireEvent(window, new Event("afterprint"));
  expect(shownCards().length).toBeLessThan(200);
});
