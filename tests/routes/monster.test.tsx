import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { failure } from "#tests/support/failure.ts";
import { holdAnswers, mockApi, serveMonsters, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import {
  findCard,
  findCardLink,
  findEncyclopediaLink,
  findTitle,
} from "#tests/support/screen-elements.ts";

const numberOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling;

describe("a monster's page", () => {
  test("shows everything that is known of it", async () => {
    renderApp({ url: "/monsters/1" });
    expect(await findTitle("ヒノコリス")).toBeVisible();
    expect(screen.getByRole("link", { name: "ほのお" })).toBeVisible();
    expect(screen.getByText("レベル").parentElement).toHaveTextContent("レベル 5");
    const numbers = ["HP", "攻撃", "防御", "素早さ", "合計"].map(
      (label) => numberOf(label)?.textContent,
    );
    expect(numbers).toEqual(["39", "52", "43", "65", "199"]);
    const moves = screen.getByRole("region", { name: "技" });
    expect(
      within(moves)
        .getAllByRole("listitem")
        .map((move) => move.textContent),
    ).toEqual(["ひのこ", "かじる", "しっぽあぶり"]);
    const capture = screen.getByRole("button", { name: "捕獲する" });
    expect(capture).toBeEnabled();
    expect(capture).toHaveAccessibleDescription("準備中です");
    expect(document.title).toBe("ヒノコリス | モンスターフィールド");
  });

  test("is found under its id in another Unicode form, with its neighbours", async () => {
    const named = { id: "が", name: "ガモン" };
    serveMonsters([named, { id: "2", name: "ツギモン" }]);
    const answer = HttpResponse.json({ data: { monster: named } });
    mockApi.use(http.get("*/api/monsters/:id", () => answer));
    renderApp({ url: `/monsters/${named.id.normalize("NFD")}` });
    expect(await findTitle(named.name)).toBeVisible();
    expect(await screen.findByRole("link", { name: "前 ツギモン" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("has its bars on the scale of all monsters", async () => {
    serveMonsters([...CATALOGUE.slice(0, 2), { ...CATALOGUE[2], hp: 255 }]);
    const { actor } = renderApp({ url: "/monsters/1" });
    await actor.click(await screen.findByRole("link", { name: "次 スミビネコ" }));
    expect(await findTitle("スミビネコ")).toBeVisible();
    const { hp } = CATALOGUE[1] ?? {};
    const bar = screen.getByRole("region", { name: "能力" }).querySelector("rect");
    expect(bar).toHaveAttribute("width", `${(Number(hp) / 300) * 100}%`);
  });

  test.each([
    ["with the list", "extreme-monsters"],
    ["without it", "404"],
  ])("cuts off bars of outliers, and writes their numbers short and whole: %s", async (_, list) => {
    setFaults({ list, detail: "extreme-monster" });
    renderApp({ url: "/monsters/1" });
    await screen.findByRole("region", { name: "能力" });
    expect(numberOf("HP")).toHaveTextContent(/^1×10\^3081e\+308$/);
    const short = within(screen.getByRole("article")).getByText("約1000万");
    expect(short).toHaveAttribute("title", "9,999,999");
    expect(numberOf("防御")).toHaveTextContent(/^約1000万9,999,999$/);
    const bars = screen.getByRole("region", { name: "能力" }).querySelectorAll("dd > svg");
    const isCutOff = [...bars].map((bar) => bar.querySelector("path") !== null);
    expect(isCutOff).toEqual([true, false, true, false]);
  });

  test("tells how to say a name in kana", async () => {
    renderApp({ url: "/en/monsters/16" });
    const name = await findTitle("サザナミー");
    expect(within(screen.getByRole("article")).getByText("Sazanamī")).toHaveAttribute(
      "lang",
      "ja-Latn",
    );
    expect(name).toHaveTextContent(/^サザナミー$/);
  });

  test("says when the monster has no moves", async () => {
    serveMonsters([{ ...CATALOGUE[0], moves: [] }]);
    renderApp({ url: "/monsters/1" });
    expect(await screen.findByText("覚えている技はありません")).toBeVisible();
  });

  test("shows unknown values as a dash", async () => {
    setFaults({ detail: "odd-monster", list: "404" });
    renderApp({ url: "/monsters/1" });
    await screen.findByRole("heading", { name: "ナゾモン" });
    for (const label of ["HP", "攻撃", "防御", "素早さ", "合計"]) {
      expect(numberOf(label)).toHaveTextContent("—");
    }
    expect(screen.getByRole("region", { name: "技" })).toHaveTextContent("—");
  });

  test("leads to all monsters of its type", async () => {
    const { actor, address } = renderApp({ url: "/monsters/16" });
    await actor.click(await screen.findByRole("link", { name: "みず" }));
    await waitFor(() => expect(address()).toBe("/monsters?type=water"));
    expect(await screen.findByText("8体中2体")).toBeVisible();
  });

  test("leads from a move to the others that have it, and from its own moves nowhere", async () => {
    serveMonsters([...CATALOGUE.slice(0, 1), { ...CATALOGUE[1], moves: ["しっぽあぶり"] }]);
    const { actor, address } = renderApp({ url: "/monsters/1" });
    await actor.click(await screen.findByRole("link", { name: "しっぽあぶり" }));
    await waitFor(() => expect(address()).toBe("/monsters?q=しっぽあぶり"));
    const reason = (await findCard("ヒノコリス")).getByText("しっぽあぶり");
    expect(reason.parentElement).toHaveTextContent("技: しっぽあぶり");
    await actor.click(await findCardLink("ヒノコリス"));
    expect(await screen.findByText("ひのこ")).toBeVisible();
    expect(screen.queryByRole("link", { name: "ひのこ" })).not.toBeInTheDocument();
  });

  test.each([
    ["ほのお・ひこう", "/monsters?type=fire,flying"],
    ["さとう", "/monsters?type=さとう"],
    ["／", null],
    [null, null],
  ])("of the type %s leads to %s", async (type, address) => {
    serveMonsters([{ ...CATALOGUE[0], type }]);
    renderApp({ url: "/monsters/1" });
    const title = await findTitle("ヒノコリス");
    const links = within(title.closest("header") ?? title).queryAllByRole("link");
    const addresses = links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
    expect(addresses).toEqual(address ? [address] : []);
  });

  test("begins with the steps to its neighbours, which stay in place and keep the focus at the ends of the list", async () => {
    const { actor } = renderApp({ url: "/monsters/30" });
    const steps = await screen.findByRole("navigation", { name: "前後のモンスター" });
    const next = within(steps).getByRole("link", { name: "次 ハヤブサメ" });
    expect(steps).toHaveTextContent("7 / 8");
    await actor.click(next);
    const title = await findTitle("ハヤブサメ");
    expect(title.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(next).toHaveFocus();
    expect(next).toHaveAccessibleName("次");
    expect(next).toHaveAttribute("aria-disabled", "true");
    await actor.keyboard("{Enter}{ArrowLeft}");
    expect(await findTitle("ワカバネコ")).toBeVisible();
    expect(next).toHaveAccessibleName("次 ハヤブサメ");
  });

  test("tells of swipes once on a device with a touch screen, until the first step", async () => {
    const SWIPE = "横にスワイプすると次へ";
    // jsdom knows no touch screen.
    Object.assign(navigator, { maxTouchPoints: 5 });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "maxTouchPoints"));
    const { actor, router } = renderApp({ url: "/monsters/2" });
    expect(await screen.findByText(SWIPE)).toBeVisible();
    await actor.keyboard("{ArrowRight}");
    expect(await findTitle("カマドウシ")).toBeVisible();
    expect(screen.queryByText(SWIPE)).not.toBeInTheDocument();
    await act(() => router.navigate({ to: "/monsters" }));
    await act(() => router.navigate({ to: "/monsters/$id", params: { id: "2" } }));
    expect(await screen.findByRole("link", { name: "次 カマドウシ" })).toBeVisible();
    expect(screen.queryByText(SWIPE)).not.toBeInTheDocument();
  });

  test("keeps the neighbours that the page knows until the list is there", async () => {
    const [previous, monster, next] = CATALOGUE;
    if (!(previous && monster && next)) throw new Error("There are too few monsters");
    const answer = holdAnswers("/monsters");
    const listFacts = {
      previous,
      next,
      position: 2,
      count: 3,
      scaleEnd: 100,
      ranks: undefined,
    };
    renderApp({
      url: "/monsters/2?sort=name",
      monsterPage: { monster, listFacts },
    });
    expect(await screen.findByText("3体中2番目")).toBeInTheDocument();
    answer();
    expect(await screen.findByText(/^8体中\d+番目/)).toBeInTheDocument();
  });

  test("that is not there offers the encyclopedia, beside the way back", async () => {
    const { actor, router } = renderApp({ url: "/monsters/1" });
    await findTitle("ヒノコリス");
    await act(() => router.navigate({ href: "/monsters/9999", replace: true }));
    expect(await findTitle(failure("detail", "notFound"))).toBeVisible();
    expect(document.title).toBe(`${failure("detail", "notFound")} | モンスターフィールド`);
    expect(await findEncyclopediaLink()).toHaveAttribute("href", "/monsters");
    // There is no previous page.
    await actor.click(screen.getByRole("button", { name: "戻る" }));
    expect(await findTitle("モンスター図鑑")).toBeVisible();
  });
});

describe("a monster among the others", () => {
  test("has the rank of each value", async () => {
    renderApp({ url: "/monsters/16" });
    const place = await screen.findByRole("link", { name: "素早さ 6位 / 8" });
    expect(place).toHaveTextContent("6位 / 8");
    expect(screen.getByRole("link", { name: /^合計 6位/ })).toBeVisible();
  });

  test("shows the number of all once, and its rank in its type where it is the first in that alone", async () => {
    setFaults({ monsters: "66" });
    renderApp({ url: "/monsters/20" });
    const ranks = await screen.findAllByRole("link", { name: /位/ });
    expect(ranks.map(({ textContent }) => textContent)).toEqual([
      "HP 2位 / 66・みず1位",
      "攻撃 5位 / 66・みず1位",
      "防御 7位 / 66・みず1位",
      "素早さ 50位 / 66",
      "合計 4位 / 66・みず1位",
    ]);
    const [shown, ...others] = screen.getAllByText("/ 66");
    expect(shown).not.toHaveClass("visually-hidden");
    for (const other of others) expect(other).toHaveClass("visually-hidden");
  });

  test.each([
    ["/monsters/1", "攻撃 1位 / 3"],
    ["/en/monsters/1", "Attack 1st of 3"],
    ["/monsters/2", "攻撃 1位 / 3"],
    ["/en/monsters/3", "Attack 3rd of 3"],
  ])("shares its place with its equals: %s", async (url, name) => {
    const monsters = CATALOGUE.slice(0, 3).map((monster, index) => ({
      ...monster,
      attack: [70, 70, 5][index],
      type: ["fire", null, "fire"][index],
    }));
    serveMonsters(monsters);
    renderApp({ url });
    expect(await screen.findByRole("link", { name })).toBeVisible();
  });

  test("has the places of its page without a list, but no others", async () => {
    setFaults({ list: "404" });
    const [monster] = CATALOGUE;
    if (!monster) throw new Error("There is no monster");
    const listFacts = {
      ...{ previous: null, next: null, position: 1, count: 66, scaleEnd: 150 },
      ranks: { count: 66, ranks: { hp: { all: 2, type: 1 } }, best: null },
    };
    renderApp({ url: "/monsters/1", monsterPage: { monster, listFacts } });
    expect(await screen.findByRole("link", { name: "HP 2位 / 66・ほのお1位" })).toBeVisible();
    await waitFor(() => expect(screen.queryByText("同じタイプ")).not.toBeInTheDocument());
  });

  test("has no place where it is not in the list", async () => {
    setFaults({ list: "no-monsters" });
    renderApp({ url: "/monsters/1" });
    await findTitle("ヒノコリス");
    await waitFor(() => expect(screen.queryByText("同じタイプ")).not.toBeInTheDocument());
    expect(screen.queryByRole("link", { name: /位/ })).not.toBeInTheDocument();
  });

  test("is followed by three of its type, and the two that are most like it, to be compared with it", async () => {
    setFaults({ monsters: "66" });
    const { actor, address } = renderApp({ url: "/monsters/16" });
    const cards = async (name: string) => {
      const section = within(await screen.findByRole("region", { name }));
      const links = await section.findAllByRole("link");
      return links.filter((link) => link.getAttribute("href")?.startsWith("/monsters/"));
    };
    expect(await cards("同じタイプ")).toHaveLength(3);
    const similar = await cards("能力が近いモンスター");
    expect(similar).toHaveLength(2);
    const nearest = similar.map((link) => link.getAttribute("href")?.split("/").at(-1));
    await actor.click(screen.getByRole("link", { name: "この3体を比べる" }));
    await waitFor(() => expect(address()).toMatch(/^\/compare/));
    expect(new URLSearchParams(address().split("?")[1]).getAll("ids")).toEqual(["16", ...nearest]);
  });

  test("has its name, and no more, beside what it is best at", async () => {
    const { router } = renderApp({ url: "/monsters/54" });
    const best = await screen.findByText("とくい");
    expect(best.parentElement).toHaveTextContent("とくい 全モンスターでいちばん素早い");
    await act(() => router.navigate({ to: "/monsters/$id", params: { id: "1" } }));
    await findTitle("ヒノコリス");
    expect(screen.queryByText("とくい")).not.toBeInTheDocument();
  });

  test("is ranked by the values that are shown, where it is fresher than the list", async () => {
    const monsters = CATALOGUE.slice(0, 3).map((monster, index) => ({
      ...monster,
      hp: 10 + index,
    }));
    serveMonsters(monsters);
    const monster = { ...monsters[2], hp: 1 };
    mockApi.use(http.get("*/api/monsters/:id", () => HttpResponse.json({ data: { monster } })));
    renderApp({ url: "/monsters/3" });
    expect(await screen.findByRole("link", { name: /^HP 3位 \/ 3/ })).toBeVisible();
  });

  test("takes the focus with it when one of the others is opened", async () => {
    const { actor } = renderApp({ url: "/monsters/16" });
    const similar = await screen.findByRole("region", { name: "能力が近いモンスター" });
    const [card] = await within(similar).findAllByRole("link");
    act(() => card?.focus());
    await actor.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });
});

describe("the share button", () => {
  const works = async () => {};
  const cancelled = () => Promise.reject(new DOMException("Cancelled", "AbortError"));
  const isOpen = () => Promise.reject(new DOMException("Share already", "InvalidStateError"));
  const broken = () => Promise.reject(new DOMException("No", "NotAllowedError"));

  type Device = { share?: () => Promise<void>; copy?: () => Promise<void> };

  /** Presses it on a device that shares and copies in this way, or cannot. */
  async function pressShare({ share, copy }: Device, path = "/monsters/2") {
    const shared = vi.fn<(data: ShareData) => Promise<void>>(share);
    const copied = vi.fn<(text: string) => Promise<void>>(copy);
    if (share) Object.assign(navigator, { canShare: () => true, share: shared });
    const { actor } = renderApp({ url: path });
    const button = await screen.findByRole("button", { name: /^(共有|Share)$/ });
    // The library that acts as the visitor brings a clipboard of its own.
    const value = copy && { writeText: copied };
    Object.defineProperty(navigator, "clipboard", { value, configurable: true });
    await actor.click(button);
    return { actor, shared, copied };
  }

  // jsdom knows none of them.
  afterEach(() => {
    for (const name of ["canShare", "share", "clipboard"]) Reflect.deleteProperty(navigator, name);
  });

  const url = `${location.origin}/monsters/2`;
  const COPIED = "リンクをコピーしました";

  test.each([
    ["opens what the device has for it, with the link alone", works],
    ["says nothing when the visitor thinks better of it", cancelled],
    ["says nothing when that is open already", isOpen],
  ])("%s", async (_, share) => {
    const { shared, copied } = await pressShare({ share, copy: works });
    expect(shared).toHaveBeenCalledExactlyOnceWith({ title: "スミビネコ", url });
    expect(copied).not.toHaveBeenCalled();
    expect(screen.queryByText(COPIED)).not.toBeInTheDocument();
  });

  test.each([
    ["cannot share", "/monsters/2", { copy: works }, COPIED],
    ["fails to share", "/en/monsters/2", { share: broken, copy: works }, "Link copied"],
  ])("copies the link, where the device %s, of %s", async (_, path, device, text) => {
    const { actor, copied } = await pressShare(device, `${path}?q=neko`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(location.origin + path);
    // That was the link to this monster.
    await actor.click(await screen.findByRole("link", { name: /^(次|Next) / }));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  test.each([
    ["fails", { copy: broken }],
    ["has no clipboard", {}],
  ])("says so where the device %s", async (_, device) => {
    await pressShare(device);
    expect(await screen.findByText(/^コピーできませんでした/)).toBeVisible();
  });
});
