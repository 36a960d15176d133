import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { rememberOpenedCard } from "#src/components/monster-list/opened-card.ts";
import "#src/portraits/portrait-element.ts";
import { mockApi, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

const cards = () => screen.getAllByRole("article");
const linkTo = (name: string) => screen.findByRole("link", { name: `${name}の詳細を見る` });
const toggleOf = (name: string) => screen.getByRole("button", { name: `${name}を比較に加える` });
const screenTitle = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the cards of a list", () => {
  test("come into the document little by little, until all are there", async () => {
    setFaults({ monsters: "100" });
    renderApp({ url: "/monsters" });
    await linkTo("ヒノコリス");
    expect(cards().length).toBeLessThan(30);
    await waitFor(() => expect(cards()).toHaveLength(100));
    expect(
      screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-posinset")),
    ).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)));
  });

  test("start again when another list is shown", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    await linkTo("ヒノコリス");
    await waitFor(() => expect(cards()).toHaveLength(66));
    await actor.type(screen.getByRole("combobox", { name: "モンスターを検索" }), "ほのお");
    await waitFor(() => expect(cards()).toHaveLength(10));
    await actor.clear(screen.getByRole("combobox", { name: "モンスターを検索" }));
    expect(await screen.findByText("66体")).toBeVisible();
    expect(cards().length).toBeLessThan(66);
    await waitFor(() => expect(cards()).toHaveLength(66));
  });
});

describe("the keyboard in a list of cards", () => {
  test("has one tab stop for the list, and one for the button of its card", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    const first = await linkTo("ヒノコリス");
    first.focus();
    await actor.tab();
    expect(toggleOf("ヒノコリス")).toHaveFocus();
    await actor.tab();
    expect(screen.getByRole("button", { name: "キーボード操作" })).toHaveFocus();
    await actor.tab({ shift: true });
    await actor.tab({ shift: true });
    expect(first).toHaveFocus();
  });

  test("moves with arrows, Home and End, and comes back to the card it left", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    (await linkTo("ヒノコリス")).focus();
    await actor.keyboard("{ArrowRight}");
    expect(await linkTo("スミビネコ")).toHaveFocus();
    await actor.tab();
    expect(toggleOf("スミビネコ")).toHaveFocus();
    await actor.tab();
    await actor.tab({ shift: true });
    expect(toggleOf("スミビネコ")).toHaveFocus();
    await actor.keyboard("{End}");
    const last = within(screen.getAllByRole("listitem").at(-1) ?? document.body);
    expect(last.getByRole("link")).toHaveFocus();
    await actor.keyboard("{Home}");
    expect(await linkTo("ヒノコリス")).toHaveFocus();
  });

  test("tells of each card what it says, and where it is", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    (await linkTo("ヒノコリス")).focus();
    expect(document.activeElement).toHaveAccessibleDescription(
      /^No\.001 ?レベル 5 ほのお 66件中1件目$/,
    );
    await actor.keyboard("{ArrowRight}");
    expect(document.activeElement).toHaveAccessibleDescription(/^No\.002 ?レベル .+ 66件中2件目$/);
  });

  test("starts from the first card again after a search", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    (await linkTo("スミビネコ")).focus();
    await actor.type(screen.getByRole("combobox", { name: "モンスターを検索" }), "ほのお");
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(await linkTo("ヒノコリス")).not.toHaveAttribute("tabindex", "-1");
    expect(await linkTo("スミビネコ")).toHaveAttribute("tabindex", "-1");
  });
});

describe("after Back", () => {
  const openAndComeBack = async ({ isNewTab }: { isNewTab: boolean }) => {
    const { actor, router } = renderApp({ url: "/monsters" });
    const card = await linkTo("スミビネコ");
    if (isNewTab) await actor.keyboard("{Control>}");
    await actor.click(card);
    if (isNewTab) await actor.keyboard("{/Control}");
    else await screen.findByRole("heading", { level: 1, name: "スミビネコ" });
    await actor.click(screen.getByRole("link", { name: "ホーム" }));
    expect(await screen.findByRole("heading", { name: "ゲームの特徴" })).toBeVisible();
    act(() => router.history.go(isNewTab ? -1 : -2));
    await screen.findByRole("heading", { level: 1, name: "モンスター図鑑" });
  };

  test("the card that was opened has the focus", async () => {
    await openAndComeBack({ isNewTab: false });
    await waitFor(async () => expect(await linkTo("スミビネコ")).toHaveFocus());
  });

  test("and again after Forward and Back, unless the focus has moved on", async () => {
    const { actor, router } = renderApp({ url: "/monsters" });
    const goBack = async () => {
      act(() => router.history.back());
      await screen.findByRole("heading", { level: 1, name: "モンスター図鑑" });
    };
    const goForward = async () => {
      act(() => router.history.forward());
      await screen.findByRole("heading", { level: 1, name: "スミビネコ" });
    };
    await actor.click(await linkTo("スミビネコ"));
    await screen.findByRole("heading", { level: 1, name: "スミビネコ" });
    await goBack();
    await waitFor(async () => expect(await linkTo("スミビネコ")).toHaveFocus());
    await goForward();
    await goBack();
    await waitFor(async () => expect(await linkTo("スミビネコ")).toHaveFocus());
    act(() => screen.getByRole("combobox", { name: "モンスターを検索" }).focus());
    await goForward();
    await goBack();
    expect(await linkTo("スミビネコ")).not.toHaveFocus();
  });

  test("a card that was opened in another tab has it not", async () => {
    await openAndComeBack({ isNewTab: true });
    expect(await linkTo("スミビネコ")).not.toHaveFocus();
  });

  test("whoever types already goes on typing when the other cards come", async () => {
    const answer = Promise.withResolvers<void>();
    mockApi.use(
      http.get("*/api/monsters", async () => {
        await answer.promise;
        return HttpResponse.json({ data: { monsters: CATALOGUE } });
      }),
    );
    const knownList = { monsters: CATALOGUE.slice(0, 12), total: 66, fetchedAt: 1 };
    const { actor, router } = renderApp({ url: "/monsters", knownList });
    await linkTo("ヒノコリス");
    rememberOpenedCard(router.state.location.state.__TSR_key ?? "", CATALOGUE[20]?.id ?? "");
    const field = screen.getByRole("combobox", { name: "モンスターを検索" });
    await actor.click(field);
    answer.resolve();
    await waitFor(() => expect(cards()).toHaveLength(66));
    expect(field).toHaveFocus();
  });
});

describe("the name on a card", () => {
  test("opens the monster when it is clicked", async () => {
    const { actor } = renderApp({ url: "/monsters" });
    await linkTo("ヒノコリス");
    await actor.click(screen.getByRole("heading", { name: "ヒノコリス" }));
    await waitFor(() => expect(screenTitle()).toBe("ヒノコリス"));
  });

  test("opens nothing when the click has selected it", async () => {
    const { router } = renderApp({ url: "/monsters" });
    await linkTo("ヒノコリス");
    const name = screen.getByRole("heading", { name: "ヒノコリス" });
    getSelection()?.selectAllChildren(name);
    fireEvent.click(name);
    expect(router.latestLocation.pathname).toBe("/monsters");
  });
});

describe("printing a list", () => {
  const hasDrawing = (card: Element | null) =>
    card?.querySelector("monster-portrait")?.shadowRoot?.querySelector("svg") != null;

  test("has every card with its portrait in the document at once", async () => {
    setFaults({ monsters: "200" });
    renderApp({ url: "/monsters" });
    const link = await linkTo("ヒノコリス");
    await waitFor(() => expect(hasDrawing(link.closest("article"))).toBe(true));
    fireEvent(window, new Event("beforeprint"));
    expect(cards()).toHaveLength(200);
    expect(cards().filter((card) => !hasDrawing(card))).toEqual([]);
    fireEvent(window, new Event("afterprint"));
    expect(cards().length).toBeLessThan(200);
  });

  test("has a row for every monster of a list that is too long for cards", async () => {
    setFaults({ monsters: "501" });
    renderApp({ url: "/monsters" });
    await linkTo("ヒノコリス");
    expect(screen.queryByRole("table")).toBeNull();
    await waitFor(() => {
      fireEvent(window, new Event("beforeprint"));
      expect(screen.getByRole("table")).toBeInTheDocument();
    });
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(502);
    expect(screen.getByRole("rowheader", { name: "ヒノコリス" })).toBeInTheDocument();
    expect(cards().length).toBeLessThan(100);
    fireEvent(window, new Event("afterprint"));
    expect(screen.queryByRole("table")).toBeNull();
  });
});
