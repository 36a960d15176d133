import { JSDOM } from "jsdom";
import { createServer, type ResolvedConfig } from "vite";
import type { StoredList } from "#src/queries/stored-list/stored-list.ts";
import { blankMonsters } from "./blank-monsters.ts";
import type { Page } from "./pages.ts";

type Renderer = typeof import("./render.tsx");

/** Loads the app for rendering its screens, with these settings of the build. */
export async function createScreens({
  mode,
  define = {},
  css,
}: Pick<ResolvedConfig, "mode" | "define" | "css">) {
  const server = await createServer({
    configFile: false,
    appType: "custom",
    mode,
    define,
    css,
    logLevel: "warn",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { renderScreen } = (await server.ssrLoadModule("/prerender/render.tsx")) as Renderer;

  const elements = async (page: Page, apiBaseUrl: string, known: StoredList | null) => {
    const { document } = new JSDOM(await renderScreen(page.url, apiBaseUrl, known)).window;
    // The security policy wants no inline styles; the app sets its own when it takes over.
    for (const styled of document.querySelectorAll("[style]")) styled.removeAttribute("style");
    return document;
  };

  /** The list with what stands above it, or what stands in for both. */
  const listOf = (document: Document): Element[] => {
    const grid = document.querySelector("main ul:has(article)");
    if (grid?.previousElementSibling) return [grid.previousElementSibling, grid];
    const pending = document.querySelector("main div:has(> [role=status])");
    if (!pending) throw new Error("A page with a list has none");
    return [pending];
  };

  return {
    close: () => server.close(),

    /**
     * The markup of a page until the app is there. A list stands in an element of its own, followed
     * by a template for other monsters and by `script`, which may fill it.
     */
    async markup(page: Page, apiBaseUrl: string, known: StoredList | null, script: string) {
      const document = await elements(page, apiBaseUrl, known);
      if (!page.hasContent) document.querySelector("main")?.replaceChildren();
      if (!page.listOrder) return document.body.innerHTML;
      const blanks: StoredList = { version: 1, fetchedAt: 1, monsters: blankMonsters() };
      const blank = listOf(await elements(page, apiBaseUrl, blanks));
      const list = document.createElement("div");
      list.dataset.fetchedAt = String(known?.fetchedAt ?? 0);
      list.dataset.order = page.listOrder;
      const region = listOf(document);
      region[0]?.before(list);
      list.append(...region);
      const template = blank.map(({ outerHTML }) => outerHTML).join("");
      list.insertAdjacentHTML(
        "afterend",
        `<template>${template}</template><script>${script}</script>`,
      );
      return document.body.innerHTML;
    },
  };
}
