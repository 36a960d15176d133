import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { holdAnswers, mockApi, serveMonsters, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findCard, findEncyclopediaLink, findTitle } from "#tests/support/screen-elements.ts";

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
    expect(screen.getByText("目盛り 0〜150")).toBeVisible();
    const moves = screen.getByRole("region", { name: "技" });
    expect(
      within(moves)
        .getAllByRole("listitem")
        .map((move) => move.textContent),
    ).toEqual(["ひのこ", "かじる", "しっぽあぶり"]);
    const capture = screen.getByRole("button", { name: "捕獲する" });
    expect(capture).toBeEnabled();
    expect(capture).toHaveAccessibleDescription("捕獲は準備中です");
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
    expect(await screen.findByText("目盛り 0〜300")).toBeVisible();
    await actor.click(screen.getByRole("link", { name: "次 スミビネコ" }));
    expect(await findTitle("スミビネコ")).toBeVisible();
    expect(screen.getByText("目盛り 0〜300")).toBeVisible();
  });

  test.each([
    ["with the list", "extreme-monsters"],
    ["without it", "404"],
  ])("cuts off bars of outliers, and writes their numbers short and whole: %s", async (_, list) => {
    setFaults({ list, detail: "extreme-monster" });
    renderApp({ url: "/monsters/1" });
    expect(await screen.findByText("目盛り 0〜150")).toBeVisible();
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

  test("leads to all monsters of its type, and to those with one of its moves", async () => {
    const { actor, address, router } = renderApp({ url: "/monsters/16" });
    await actor.click(await screen.findByRole("link", { name: "みず" }));
    await waitFor(() => expect(address()).toBe("/monsters?type=water"));
    expect(await screen.findByText("8体中2体")).toBeVisible();
    await act(() => router.navigate({ to: "/monsters/$id", params: { id: "1" } }));
    await actor.click(await screen.findByRole("link", { name: "しっぽあぶり" }));
    await waitFor(() => expect(address()).toBe("/monsters?q=しっぽあぶり"));
    const reason = (await findCard("ヒノコリス")).getByText("しっぽあぶり");
    expect(reason.parentElement).toHaveTextContent("技: しっぽあぶり");
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
    const links = within(title.parentElement ?? title).queryAllByRole("link");
    const addresses = links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
    expect(addresses).toEqual(address ? [address] : []);
  });

  test("ends with the previous and the next monster, with their portraits", async () => {
    renderApp({ url: "/monsters/2" });
    const next = await screen.findByRole("link", { name: "次 カマドウシ" });
    const title = await findTitle("スミビネコ");
    expect(title.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const name of ["前 ヒノコリス", "次 カマドウシ"]) {
      expect(screen.getByRole("link", { name }).querySelector("monster-portrait")).toBeVisible();
    }
  });

  test("begins with the steps to them, which stay in place and keep the focus at the ends of the list", async () => {
    const { actor } = renderApp({ url: "/monsters/30" });
    const steps = await screen.findByRole("navigation", { name: "前後のモンスター" });
    const next = within(steps).getByRole("link", { name: "次 No.054 ハヤブサメ" });
    expect(steps).toHaveTextContent("7 / 8");
    await actor.click(next);
    const title = await findTitle("ハヤブサメ");
    expect(title.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(next).toHaveFocus();
    expect(next).toHaveAccessibleName("次");
    expect(next).toHaveAttribute("aria-disabled", "true");
    await actor.keyboard("{Enter}{ArrowLeft}");
    expect(await findTitle("ワカバネコ")).toBeVisible();
    expect(next).toHaveAccessibleName("次 No.054 ハヤブサメ");
  });

  test("tells of swipes once on a device with a touch screen, until the first step", async () => {
    const SWIPE = "横にスワイプで次へ";
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
    const amongOthers = {
      previous,
      next,
      position: 2,
      count: 3,
      scaleEnd: 100,
      standing: undefined,
    };
    renderApp({
      url: "/monsters/2?sort=name",
      monsterPage: { fetchedAt: 1, monster, amongOthers },
    });
    expect(await screen.findByText("3体中2番目")).toBeInTheDocument();
    answer();
    expect(await screen.findByText(/^8体中\d+番目/)).toBeInTheDocument();
  });

  test("that is not there offers the encyclopedia, beside the way back", async () => {
    const { actor, router } = renderApp({ url: "/monsters/1" });
    await findTitle("ヒノコリス");
    await act(() => router.navigate({ href: "/monsters/9999", replace: true }));
    expect(await findTitle("モンスターが見つかりません")).toBeVisible();
    expect(document.title).toBe("モンスターが見つかりません | モンスターフィールド");
    expect(await findEncyclopediaLink()).toHaveAttribute("href", "/monsters");
    // There is no previous page.
    await actor.click(screen.getByRole("button", { name: "戻る" }));
    expect(await findTitle("モンスター図鑑")).toBeVisible();
  });
});

describe("a monster among the others", () => {
  test("has the place of each value, which leads to all in that order", async () => {
    const { actor, address } = renderApp({ url: "/monsters/16" });
    const place = await screen.findByRole("link", { name: "素早さ 8体中6位・みずで2位" });
    expect(place).toHaveTextContent("8体中6位・みずで2位");
    expect(screen.getByRole("link", { name: /^合計 8体中6位/ })).toBeVisible();
    await actor.click(place);
    await waitFor(() => expect(address()).toBe("/monsters?sort=speed&order=desc"));
    expect((await screen.findAllByRole("article"))[0]).toHaveTextContent("ハヤブサメ");
  });

  test.each([
    ["/monsters/1", "攻撃 3体中1位・ほのおで1位"],
    ["/en/monsters/1", "Attack 1st of 3, 1st in Fire"],
    ["/monsters/2", "攻撃 3体中1位"],
    ["/en/monsters/3", "Attack 3rd of 3, 2nd in Fire"],
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
    const amongOthers = {
      ...{ previous: null, next: null, position: 1, count: 66, scaleEnd: 150 },
      standing: { count: 66, places: { hp: { all: 2, type: 1 } } },
    };
    renderApp({ url: "/monsters/1", monsterPage: { fetchedAt: 1, monster, amongOthers } });
    expect(await screen.findByRole("link", { name: "HP 66体中2位・ほのおで1位" })).toBeVisible();
    await waitFor(() => expect(screen.queryByText("同じタイプ")).not.toBeInTheDocument());
  });

  test("has no place where it is not in the list", async () => {
    setFaults({ list: "no-monsters" });
    renderApp({ url: "/monsters/1" });
    await findTitle("ヒノコリス");
    await waitFor(() => expect(screen.queryByText("みんなの中では")).not.toBeInTheDocument());
    expect(screen.queryByRole("link", { name: /位/ })).not.toBeInTheDocument();
  });

  const openDistribution = async (url: string) => {
    const app = renderApp({ url });
    await app.actor.click(await screen.findByText("分布を見る"));
    return { ...app, strip: await screen.findByRole("slider", { name: "素早さ" }) };
  };

  test("is one of the dots of each stat, whose keys name the next ones and open them", async () => {
    const { actor, strip, address } = await openDistribution("/monsters/16");
    expect(strip).toHaveAttribute("aria-valuetext", "サザナミー 60, 8体中6位");
    act(() => strip.focus());
    await actor.keyboard("{End}");
    expect(strip).toHaveAttribute("aria-valuetext", "ハヤブサメ 132, 8体中1位");
    await actor.keyboard("{ArrowRight}{ArrowLeft}");
    const named = strip.getAttribute("aria-valuetext") ?? "";
    expect(named).toMatch(/8体中2位$/);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("サザナミー");
    await actor.keyboard("{Enter}");
    expect(await findTitle(named.split(" ")[0] ?? "")).toBeVisible();
    expect(address()).not.toBe("/monsters/16");
  });

  test("is followed by six of its type, and the three that are most like it", async () => {
    setFaults({ monsters: "66" });
    const { actor, address } = renderApp({ url: "/monsters/16" });
    const cards = async (name: string) => {
      const section = within(await screen.findByRole("region", { name }));
      const links = await section.findAllByRole("link");
      return links.filter((link) => link.getAttribute("href")?.startsWith("/monsters/"));
    };
    expect(await cards("同じタイプ")).toHaveLength(6);
    const similar = await cards("能力が近い");
    expect(similar).toHaveLength(3);
    const nearest = similar.map((link) => link.getAttribute("href")?.split("/").at(-1));
    await actor.click(screen.getByRole("link", { name: "この3体を比べる" }));
    await waitFor(() => expect(address()).toMatch(/^\/compare/));
    expect(new URLSearchParams(address().split("?")[1]).getAll("ids")).toEqual([
      "16",
      ...nearest.slice(0, 2),
    ]);
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
    await actor.click(await screen.findByRole("link", { name: /^(次|Next) No/ }));
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
