import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { en } from "#src/messages/en.ts";
import { inLanguage, languageOfPath } from "#src/messages/languages.ts";
import { failure } from "#tests/support/failure.ts";
import { SAKURA } from "#tests/support/fake-identity.ts";
import { setFaults } from "#tests/support/mock-api.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { findSearchField } from "#tests/support/screen-elements.ts";

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Nobody knows how a name with kanji is read. */
const KANJI = /\p{Script=Han}/u;

/** Most moves have kanji, so that none has a reading. */
const MOVES = new Set<string | null>(CATALOGUE.flatMap(({ moves }) => moves ?? []));

/** Whether a screen reader would read a Japanese text as English. An announcement is one text, as the name of a button is. */
const isUnmarked = ({ parentElement: parent, nodeValue: text }: Node) =>
  JAPANESE.test(text ?? "") &&
  !parent?.closest("[aria-hidden=true], #announcements") &&
  parent?.closest("[lang]")?.getAttribute("lang") !== "ja";

test.each([
  ["/", { list: "no-monsters" }, "No monsters have been registered yet"],
  ["/login", {}, "Continue as guest"],
  ["/nowhere", {}, "Back to home"],
  ["/monsters/9999", {}, failure("detail", "notFound", en)],
  ["/monsters", { list: "500" }, failure("list", "rejected", en)],
  ["/monsters", { list: "refused" }, failure("list", "unreachable", en)],
  ["/monsters/1", { detail: "500" }, failure("detail", "rejected", en)],
  ["/monsters/1", { detail: "refused" }, failure("detail", "unreachable", en)],
  ["/", { health: "unhealthy-silent" }, failure("health", "unhealthy", en)],
  ["/", { health: "refused" }, failure("health", "unreachable", en)],
  ["/", {}, "API connection success: healthy"],
  ["/monsters", { list: "extreme-monsters" }, "ア"],
  ["/monsters?q=ひのこりぬ", {}, "ヒノコリス"],
  ["/monsters?q=sumitsubute", {}, "すみつぶて"],
  ["/monsters/2", {}, "ねこだまし打ち"],
  ["/compare?ids=1&ids=2", {}, "ねこだまし打ち"],
])(
  "is English throughout %s with %o, except the language switch and texts from the API, which are marked and have their readings",
  async (url, faults, text) => {
    setFaults(faults);
    renderApp({ url: inLanguage("en", url) });
    await screen.findAllByText(text);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unmarked: Node[] = [];
    while (texts.nextNode()) if (isUnmarked(texts.currentNode)) unmarked.push(texts.currentNode);
    expect(unmarked.map(({ nodeValue }) => nodeValue)).toEqual([]);
    const marked = [...document.querySelectorAll("[lang=ja]:not(a)")];
    const unread = marked.filter(
      (name) => name.nextElementSibling?.getAttribute("lang") !== "ja-Latn",
    );
    expect(
      unread.filter(({ textContent }) => !KANJI.test(textContent) && !MOVES.has(textContent)),
    ).toEqual([]);
    const names = marked.map((name) => name.textContent);
    const labels = [...document.querySelectorAll("[aria-label], [alt]")].map((element) =>
      names.reduce(
        (label, name) => label.replaceAll(name, ""),
        `${element.getAttribute("aria-label")} ${element.getAttribute("alt")}`,
      ),
    );
    expect(labels.filter((label) => JAPANESE.test(label))).toEqual([]);
    expect(names.reduce((title, name) => title.replace(name, ""), document.title)).not.toMatch(
      JAPANESE,
    );
  },
);

test("links, the guard and sign-in stay in English", async () => {
  const { actor, identity, router } = renderApp({ url: "/en/battles" });
  const address = () => router.history.location.href;
  await waitFor(() => expect(address()).toBe("/en/login?redirect=%2Fbattles"));
  expect(await screen.findByRole("link", { name: "Continue as guest" })).toHaveAttribute(
    "href",
    "/en",
  );
  act(() => identity.becomeUser(SAKURA));
  expect(await screen.findByRole("heading", { level: 1, name: "Battles" })).toBeVisible();
  expect(address()).toBe("/en/battles");
  const navigation = within(screen.getByRole("banner"));
  await actor.click(navigation.getByRole("link", { name: "Monster encyclopedia" }));
  await actor.type(await findSearchField(), "ネコ");
  const list = await screen.findByRole("list", { name: "Monster encyclopedia" });
  await waitFor(() => expect(address()).toBe("/en/monsters?q=%E3%83%8D%E3%82%B3"));
  const [card] = within(list).getAllByRole("link");
  expect(card?.getAttribute("href")).toMatch(/^\/en\/monsters\/\d+/);
  await actor.click(await screen.findByRole("button", { name: "Compare ワカバネコ Wakabaneko" }));
  const tray = within(await screen.findByRole("complementary"));
  const remove = tray.getByRole("button", { name: "Remove ワカバネコ Wakabaneko" });
  expect(remove).toHaveTextContent("ワカバネコ Wakabaneko");
});

test.each([
  ["/", "/", "/en"],
  ["/en", "/", "/en"],
  ["/EN/monsters?q=a", "/monsters?q=a", "/en/monsters?q=a"],
  ["/en/compare?ids=1&ids=2", "/compare?ids=1&ids=2", "/en/compare?ids=1&ids=2"],
  ["/no/such?a=1#b", "/no/such?a=1#b", "/en/no/such?a=1#b"],
  ["/en//evil.example/x", "/evil.example/x", "/en/evil.example/x"],
])("%s has links to itself in both languages: %s, %s", async (url, japanese, english) => {
  renderApp({ url });
  const [link] = await screen.findAllByRole("link", { name: "日本語" });
  expect(link).toHaveAttribute("href", japanese);
  expect(link).toHaveAttribute("hreflang", "ja");
  const [other] = screen.getAllByRole("link", { name: "English" });
  expect(other).toHaveAttribute("href", english);
  expect(other).toHaveAttribute("hreflang", "en");
  const current = languageOfPath(url) === "en" ? other : link;
  for (const one of [link, other])
    expect(one?.getAttribute("aria-current")).toBe(one === current ? "true" : null);
});

test.each([
  ["/monsters", "link", "ヒノコリスの詳細を見る", "Details of ヒノコリス Hinokorisu"],
  ["/monsters/2", "link", "前 ヒノコリス", "Previous ヒノコリス Hinokorisu"],
  ["/monsters/2", "link", "次 カマドウシ", "Next カマドウシ Kamadoushi"],
  ["/compare?ids=2", "columnheader", "スミビネコ", "スミビネコ Sumibineko"],
])(
  "of %s, the %s %s has its reading in English alone: %s",
  async (url, role, japanese, english) => {
    for (const [language, name] of [
      ["ja", japanese],
      ["en", english],
    ] as const) {
      renderApp({ url: inLanguage(language, url) });
      const element = await screen.findByRole(role, { name });
      const reading = element.querySelector("[lang=ja-Latn]")?.textContent ?? "";
      expect(reading !== "" && name.endsWith(reading)).toBe(language === "en");
      // Who searches for a name needs it as it is, on a page that the browser translates as well.
      expect(element.querySelector("[lang=ja]")).toHaveAttribute("translate", "no");
      cleanup();
    }
  },
);
