import { expect, test } from "vitest";
import { NO_SCRIPTS } from "#src/messages/without-app.ts";
import { MARKUP } from "#tests/support/hostile-texts.ts";

import { renderPage } from "../../../build/page.tsx";
import type { Frame, PageContent } from "../../../build/page-content.ts";

const FRAME: Frame = {
  scripts: {
    restoreChoices: "restoreChoices()",
    start: "start()",
    translate: "translate()",
    fillList: "fillList()",
    fillName: "fillName()",
    startApp: "startApp()",
  },
  catalogue: "en.js",
  portraits: "portraits.js",
  entry: "entry.js",
  styleSheet: "style.css",
  siteUrl: "",
  standIn: "/stand-in.js",
};

const CONTENT: PageContent = {
  summary: { title: "ホーム", description: "紹介", image: { path: "/a", alt: "絵" }, path: null },
  englishTitle: "Home",
  route: "/_main/",
  markup: "<main>ホーム</main>",
  english: {},
  preloads: ["entry.js", "search.js"],
  hasContent: true,
  earlyRequest: null,
  data: null,
  list: null,
  structuredData: null,
};

const render = (content: Partial<PageContent> = {}) =>
  renderPage(FRAME, { ...CONTENT, ...content }, "b{}");

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** The files that an element requests, in this order, but for the stand-in. */
const requestsIn = (root: ParentNode | undefined) =>
  [...(root?.querySelectorAll("script[src]:not([defer]), link[rel$=preload]") ?? [])].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );

const ALL = ["/portraits.js", "/entry.js", "/search.js", "/style.css"];

test("a page begins with its encoding, and has its title before the script that translates it", () => {
  const html = render();
  expect(html.toLowerCase()).toMatch(/^<!doctype html><html [^>]*><head><meta charset="utf-8"\/>/);
  expect(html.indexOf("<title")).toBeLessThan(html.indexOf("restoreChoices()"));
});

test("a page loads the stand-in for Google's script, where there is one", () => {
  expect(parse(render()).querySelector("script[defer]")?.getAttribute("src")).toBe("/stand-in.js");
});

test("a page begins with a notice for visitors without scripts, in every language", () => {
  // What `DOMParser` makes of `<noscript>` is what a browser without scripts does.
  const first = parse(render()).body.firstElementChild;
  expect(first?.localName).toBe("noscript");
  const texts = [...(first?.querySelectorAll("p") ?? [])];
  expect(texts.map(({ lang, textContent }) => [lang, textContent])).toEqual(
    Object.entries(NO_SCRIPTS),
  );
});

test("its start script stands before the main part, and the others around the app", () => {
  const { body, scripts } = parse(render({ earlyRequest: "list" }));
  const start = '<script data-early-request="list">start()</script>';
  expect(body.querySelector("#app")?.innerHTML).toBe(start + CONTENT.markup);
  const codes = [...scripts].map(({ textContent }) => textContent).filter(Boolean);
  expect(codes).toEqual(["restoreChoices()", "start()", "{}", "translate()", "startApp()"]);
});

test("a page that shows something requests the app only when that is painted", () => {
  const page = parse(render());
  expect(requestsIn(page.head)).toEqual([]);
  expect(requestsIn(page.body.querySelector("template")?.content)).toEqual(ALL);
  // After all that can be seen, but a little sooner.
  expect(requestsIn(page.body)).toEqual(["/portraits.js"]);
  expect(requestsIn(parse(render({ earlyRequest: "list" })).body)).toEqual([]);
});

test("any other page requests it at once", () => {
  const page = parse(render({ hasContent: false }));
  expect(requestsIn(page.head)).toEqual(ALL);
  expect(requestsIn(page.body)).toEqual([]);
});

test.each(MARKUP)("data with %s stay data", (text) => {
  const page = parse(
    render({ data: ["known", text], summary: { ...CONTENT.summary, title: text } }),
  );
  expect(JSON.parse(page.getElementById("known")?.textContent ?? "")).toBe(text);
  expect(page.title.trim()).toBe(text.trim().replace(/\s+/g, " "));
  expect(page.scripts).toHaveLength(parse(render({ data: ["known", ""] })).scripts.length);
});
