import { dehydrate } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { NO_SCRIPTS } from "#src/messages/build-texts.ts";
import { PAGE_DATA_ID } from "#src/page/marks.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { MARKUP } from "#tests/support/hostile-texts.ts";
import { CONTENT, SHELL } from "#tests/support/page-shell.ts";

import { type PageContent, renderPage } from "../../../build/page.tsx";

const render = (content: Partial<PageContent> = {}) =>
  renderPage(SHELL, { ...CONTENT, ...content });

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("a page has its encoding first, its title before a script, and its markup before those that need it", () => {
  const html = render();
  expect(html.toLowerCase()).toMatch(/^<!doctype html><html [^>]*><head><meta charset="utf-8"\/>/);
  const parts = ["<title>", "restoreChoices()", CONTENT.markup, "afterContent()", "loadApp()"];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).not.toContain("fillForm()");
  expect(html).toContain("<style>b{}</style>");
  const encyclopedia = render({ page: { ...CONTENT.page, route: "/_main/monsters/" } });
  expect(encyclopedia).toContain("</div><script>fillForm()</script>");
});

test("an English page says so, and is in English for visitors without scripts", () => {
  const page = parse(render({ page: { ...CONTENT.page, language: "en" } }));
  expect(page.documentElement.lang).toBe("en");
  expect(page.querySelector("noscript")?.textContent).toBe(NO_SCRIPTS.en);
});

test.each(MARKUP)("data with %s stay data", (text) => {
  const dataWith = (known: string) => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(["known"], known);
    return { data: dehydrate(queryClient) };
  };
  const page = parse(render({ ...dataWith(text), summary: { ...CONTENT.summary, title: text } }));
  const { queries } = JSON.parse(page.getElementById(PAGE_DATA_ID)?.textContent ?? "");
  expect(queries[0].state.data).toBe(text);
  expect(page.title.trim()).toBe(text.trim().replace(/\s+/g, " "));
  expect(page.scripts).toHaveLength(parse(render(dataWith(""))).scripts.length);
});
