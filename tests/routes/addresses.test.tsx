import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Faults } from "#mocks/faults.ts";
import { en } from "#src/messages/en.ts";
import { failure } from "#tests/support/failure.ts";
import { serveMonsters, setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findEncyclopediaLink, findTitle } from "#tests/support/screen-elements.ts";

test.each(["/nowhere", "/a/b/c", "/monsters/1/2", "/%E0%A4%A"])(
  "the unknown address %s shows the 404 page",
  async (url) => {
    const { actor } = renderApp({ url });
    expect(await findTitle("ページが見つかりません")).toBeVisible();
    expect(screen.getByRole("navigation", { name: "メインナビゲーション" })).toBeVisible();
    expect(document.title).toBe("ページが見つかりません | モンスターフィールド");
    expect(await findEncyclopediaLink()).toHaveAttribute("href", "/monsters");
    await actor.click(screen.getByRole("link", { name: "ホームに戻る" }));
    expect(await findTitle("モンスターフィールド")).toBeVisible();
  },
);

test.each(["001", "１", "1。", "1）"])("%s leads to the monster that is meant", async (id) => {
  const { address, router } = renderApp({ url: `/monsters/${id}?q=ヒノ` });
  expect(await findTitle("ヒノコリス")).toBeVisible();
  await waitFor(() => expect(address()).toBe("/monsters/1?q=ヒノ"));
  expect(router.history.length).toBe(1);
});

test("a number as cards write it is not changed where it is an id itself", async () => {
  serveMonsters([
    { id: "1", name: "ヒノコリス" },
    { id: "001", name: "スミビネコ" },
  ]);
  const other = renderApp({ url: "/monsters/001" });
  expect(await findTitle("スミビネコ")).toBeVisible();
  expect(other.address()).toBe("/monsters/001");
});

test.each([
  ["/index.html", "/", "モンスターフィールド"],
  ["/monsters/index.html", "/monsters", "モンスター図鑑"],
  ["/monsters/1/index.html", "/monsters/1", "ヒノコリス"],
  ["/compare/index.html?ids=1&ids=2#top", "/compare?ids=1&ids=2#top", "モンスターを比べる"],
  ["/login/index.html?redirect=/profile", "/login?redirect=/profile", "ログイン"],
  // Never an address of another origin.
  ["//evil.example/index.html", "/evil.example", "ページが見つかりません"],
  ["/\\evil.example/index.html", "/evil.example", "ページが見つかりません"],
  [
    "/monsters?type=炎,dragon&sort=beauty&order=desc&page=7",
    "/monsters?type=fire,dragon&order=desc&page=7",
    "モンスター図鑑",
  ],
  ["/monsters/1?q=&q=ヒノ&level=x", "/monsters/1?q=ヒノ", "ヒノコリス"],
  [
    "/compare?ids=1&ids=1&ids=&ids=2&ids=3&ids=4",
    "/compare?ids=1&ids=2&ids=3",
    "モンスターを比べる",
  ],
  ["/login?redirect=/profile&redirect=/battles", "/login", "ログイン"],
])("%s is corrected to %s when it is opened", async (url, corrected, heading) => {
  const { router, address } = renderApp({ url });
  expect(await findTitle(heading)).toBeVisible();
  await waitFor(() => expect(address()).toBe(corrected));
  expect(router.history.length).toBe(1);
});

const LOADING = "モンスター情報を読み込み中...";
const REJECTED = failure("detail", "rejected");
const FAILED = failure("detail", "unreachable");
const ABSENT = failure("detail", "notFound");
const LIST_REJECTED = failure("list", "rejected");
const ABSENT_IN_COMPARISON = "「9999」というモンスターは見つかりません";

test.each<[url: string, faults: Faults, text: string, title: string]>([
  ["/monsters/1", { detail: "hang", list: "hang" }, LOADING, "モンスター情報"],
  ["/monsters/1", { detail: "hang" }, "ヒノコリス", "ヒノコリス"],
  ["/monsters/1", { detail: "400", list: "400" }, REJECTED, REJECTED],
  ["/monsters/1", { detail: "refused", list: "refused" }, FAILED, FAILED],
  ["/monsters/1", { detail: "400" }, REJECTED, "ヒノコリス"],
  ["/monsters/1", { detail: "404" }, ABSENT, ABSENT],
  ["/monsters", { list: "400" }, LIST_REJECTED, "モンスター図鑑"],
  ["/compare?ids=9999", {}, ABSENT_IN_COMPARISON, "モンスターを比べる"],
  ["/en/monsters/1", {}, "ヒノコリス", "ヒノコリス (Hinokorisu)"],
  [
    "/en/monsters/1",
    { detail: "404" },
    failure("detail", "notFound", en),
    failure("detail", "notFound", en),
  ],
])("the title of %s with %o says what is there", async (url, faults, text, title) => {
  setFaults(faults);
  renderApp({ url });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  const app = url.startsWith("/en") ? "Monster Field" : "モンスターフィールド";
  await waitFor(() => expect(document.title).toBe(`${title} | ${app}`));
});

/** What the head says of the screen. */
function headOf() {
  const contents = (selector: string, attribute: string) =>
    [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
  return {
    titles: [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent),
    canonical: contents("link[rel=canonical]", "href"),
    alternates: contents("link[hreflang]", "href"),
    url: contents("[property='og:url']", "content"),
    robots: contents("[name=robots]", "content"),
  };
}

const headFor = (title: string, paths: [own: string, ja: string, en: string] | null) => {
  const [own, ja, en] = paths?.map((path) => `https://monsters.example${path}`) ?? [];
  return {
    titles: [title],
    canonical: own ? [own] : [],
    alternates: ja && en ? [ja, en, ja] : [],
    url: own ? [own] : [],
  };
};

test("title and addresses in the head follow every navigation", async () => {
  const { actor, router } = renderApp({ url: "/monsters/3" });
  const head = (name: string, id: number) => ({
    ...headFor(`${name} | モンスターフィールド`, [
      `/monsters/${id}`,
      `/monsters/${id}`,
      `/en/monsters/${id}`,
    ]),
    robots: [],
  });
  await waitFor(() => expect(headOf()).toEqual(head("カマドウシ", 3)));
  await screen.findByRole("link", { name: "次 ホムラヅノ" });
  await actor.keyboard("{ArrowRight}");
  await waitFor(() => expect(headOf()).toEqual(head("ホムラヅノ", 4)));
  await actor.click(screen.getByRole("link", { name: "ホーム" }));
  const home = headFor("モンスターフィールド", ["/", "/", "/en"]);
  await waitFor(() => expect(headOf()).toEqual({ ...home, robots: [] }));
  // Only what is not there is not for search engines.
  for (const [path, title] of [
    ["/monsters/9999", ABSENT],
    ["/no/such", "ページが見つかりません"],
  ] as const) {
    await act(() => router.navigate({ href: path }));
    const absent = headFor(`${title} | モンスターフィールド`, null);
    await waitFor(() => expect(headOf()).toEqual({ ...absent, robots: ["noindex"] }));
  }
  await act(() => router.navigate({ href: "/compare" }));
  const compare = headFor("モンスターを比べる | モンスターフィールド", null);
  await waitFor(() => expect(headOf()).toEqual({ ...compare, robots: [] }));
});

test("an English screen names its own address, and an id as it stands there", async () => {
  serveMonsters([{ id: "a/b", name: "スラッシュ" }]);
  renderApp({ url: "/en/monsters/a%2Fb?q=x" });
  const paths = ["/en/monsters/a%2Fb", "/monsters/a%2Fb", "/en/monsters/a%2Fb"] as const;
  await waitFor(() => expect(headOf()).toMatchObject(headFor(document.title, [...paths])));
});
