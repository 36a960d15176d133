import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { mockApi, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";

const numberOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling;

describe("a monster's page", () => {
  test("shows everything that is known of it", async () => {
    renderApp({ url: "/monsters/1" });
    expect(await screen.findByRole("heading", { level: 1, name: "ヒノコリス" })).toBeVisible();
    expect(screen.getByText("ほのお")).toBeVisible();
    expect(screen.getByText("レベル").parentElement).toHaveTextContent("レベル 5");
    expect(numberOf("HP")).toHaveTextContent("39");
    expect(numberOf("攻撃")).toHaveTextContent("52");
    expect(numberOf("防御")).toHaveTextContent("43");
    expect(numberOf("素早さ")).toHaveTextContent("65");
    expect(numberOf("合計")).toHaveTextContent("199");
    expect(screen.getByText("グラフの目盛りは0〜150です")).toBeVisible();
    const moves = screen.getByRole("region", { name: "技" });
    expect(
      within(moves)
        .getAllByRole("listitem")
        .map((move) => move.textContent),
    ).toEqual(["ひのこ", "かじる", "しっぽあぶり"]);
    expect(document.title).toBe("ヒノコリス | モンスターフィールド");
  });

  test("has its bars on the scale of all monsters", async () => {
    const [first, second, third] = CATALOGUE;
    const monsters = [first, second, { ...third, hp: 255 }];
    mockApi.use(
      http.get("*/api/monsters", () => HttpResponse.json({ data: { monsters } }), { once: true }),
    );
    const { actor } = renderApp({ url: "/monsters/1" });
    expect(await screen.findByText("グラフの目盛りは0〜300です")).toBeVisible();
    await actor.click(screen.getByRole("link", { name: "次: スミビネコ" }));
    expect(await screen.findByRole("heading", { level: 1, name: "スミビネコ" })).toBeVisible();
    expect(screen.getByText("グラフの目盛りは0〜300です")).toBeVisible();
  });

  test.each([
    ["with the list", "extreme-monsters"],
    ["without it", "404"],
  ])("cuts off bars of outliers, and writes their numbers short and whole: %s", async (_, list) => {
    setFaults({ list, detail: "extreme-monster" });
    renderApp({ url: "/monsters/1" });
    expect(await screen.findByText("グラフの目盛りは0〜150です")).toBeVisible();
    expect(numberOf("HP")).toHaveTextContent(/^1×10\^3081e\+308$/);
    expect(screen.getByText("約1000万")).toHaveAttribute("title", "9,999,999");
    expect(numberOf("防御")).toHaveTextContent(/^約1000万9,999,999$/);
    const bars = screen.getByRole("region", { name: "能力" }).querySelectorAll("dd > svg");
    const isCutOff = [...bars].map((bar) => bar.querySelector("path") !== null);
    expect(isCutOff).toEqual([true, false, true, false]);
  });

  test("has its bars on a scale of its own without the list", async () => {
    const monster = { ...CATALOGUE[0], hp: 3_000, attack: 2_500 };
    mockApi.use(http.get("*/api/monsters/1", () => HttpResponse.json({ data: { monster } })));
    setFaults({ list: "404" });
    renderApp({ url: "/monsters/1" });
    expect(await screen.findByText("グラフの目盛りは0〜3,000です")).toBeVisible();
  });

  test("tells how to say a name in kana", async () => {
    renderApp({ url: "/monsters/16" });
    const name = await screen.findByRole("heading", { level: 1, name: "サザナミー" });
    expect(screen.getByText("Sazanamī")).toHaveAttribute("lang", "ja-Latn");
    expect(name).toHaveTextContent(/^サザナミー$/);
  });

  test("has a capture button, which says that it is in preparation", async () => {
    renderApp({ url: "/monsters/1" });
    const capture = await screen.findByRole("button", { name: "捕獲する" });
    expect(capture).toBeEnabled();
    expect(capture).toHaveAccessibleDescription("捕獲は準備中です");
  });

  test("says when the monster has no moves", async () => {
    renderApp({ url: "/monsters/66" });
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

  test("says that it is loading", async () => {
    setFaults({ detail: "delay-100", list: "404" });
    renderApp({ url: "/monsters/1" });
    expect(await screen.findByText("モンスター情報を読み込み中...")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "モンスター情報" })).toBeVisible();
    expect(await screen.findByRole("heading", { name: "ヒノコリス" })).toBeVisible();
  });

  test.each([
    ["an unknown id", "/monsters/9999"],
    ["an id with special characters", "/monsters/%E3%81%82%2F%3F%23"],
  ])("says that there is no monster: %s", async (_case, url) => {
    renderApp({ url });
    expect(
      await screen.findByRole("heading", { level: 1, name: "モンスターが見つかりません" }),
    ).toBeVisible();
    expect(document.title).toBe("モンスターが見つかりません | モンスターフィールド");
  });

  test("goes back to the encyclopedia when there is no previous page", async () => {
    const { actor } = renderApp({ url: "/monsters/1" });
    await actor.click(await screen.findByRole("button", { name: "戻る" }));
    expect(await screen.findByRole("heading", { level: 1, name: "モンスター図鑑" })).toBeVisible();
  });
});

describe("the share button", () => {
  const cancelled = () => Promise.reject(new DOMException("Cancelled", "AbortError"));
  const broken = () => Promise.reject(new DOMException("No", "NotAllowedError"));

  /** Presses it on a device that shares and copies in this way. */
  async function pressShare(device: {
    share?: (data: ShareData) => Promise<void>;
    copy?: ((text: string) => Promise<void>) | null;
  }) {
    Object.assign(navigator, { canShare: device.share && (() => true), share: device.share });
    const { actor } = renderApp({ url: "/monsters/2?q=neko" });
    const button = await screen.findByRole("button", { name: "共有" });
    // The library that acts as the visitor brings a clipboard of its own.
    const value = device.copy === null ? undefined : { writeText: device.copy ?? broken };
    Object.defineProperty(navigator, "clipboard", { value, configurable: true });
    await actor.click(button);
    return actor;
  }

  // jsdom knows none of them.
  afterEach(() => {
    for (const name of ["canShare", "share", "clipboard"]) Reflect.deleteProperty(navigator, name);
  });

  test("opens what the device has for it, with the link alone", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    await pressShare({ share });
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: "スミビネコ",
      url: `${location.origin}/monsters/2`,
    });
    expect(screen.queryByText("リンクをコピーしました")).not.toBeInTheDocument();
  });

  test("says nothing when the visitor thinks better of it", async () => {
    const copy = vi.fn<(text: string) => Promise<void>>(async () => {});
    await pressShare({ share: cancelled, copy });
    expect(copy).not.toHaveBeenCalled();
  });

  test.each([
    ["cannot share", {}],
    ["fails to share", { share: broken }],
  ])("copies the link where the device %s", async (_, device) => {
    const copy = vi.fn<(text: string) => Promise<void>>(async () => {});
    const actor = await pressShare({ ...device, copy });
    expect(await screen.findByText("リンクをコピーしました")).toBeVisible();
    expect(copy).toHaveBeenCalledExactlyOnceWith(`${location.origin}/monsters/2`);
    // That was the link to this monster.
    await actor.click(await screen.findByRole("link", { name: /^次/ }));
    await waitFor(() =>
      expect(screen.queryByText("リンクをコピーしました")).not.toBeInTheDocument(),
    );
  });

  test.each([
    ["fails", {}],
    ["has no clipboard", { copy: null }],
  ])("says so where the device %s", async (_, device) => {
    await pressShare(device);
    expect(await screen.findByText(/^コピーできませんでした/)).toBeVisible();
  });
});
