import { createServer, type ResolvedConfig } from "vite";
import type { StoredList } from "#src/queries/stored-list/stored-list.ts";
import { blankMonsters } from "./blank-monsters.ts";
import type { Page } from "./pages.ts";

type Renderer = typeof import("./render.tsx");

/** Extracts the list and its header from the HTML of a page that shows monsters. */
function extractList(markup: string): string {
  const [, list] = /<div data-list="true">(.*?<\/ul>)<\/div>/s.exec(markup) ?? [];
  if (!list) throw new Error("A page with a list has none");
  return list;
}

/** Loads the app in a Vite server with the settings of the build, to render its screens. */
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

  return {
    close: () => server.close(),

    /** The HTML that React hydrates. */
    markup: (page: Page, apiBaseUrl: string, known: StoredList | null) =>
      renderScreen(page, apiBaseUrl, known),

    /** The HTML of a list of blank cards for `fillCard`; empty for a page without a list. */
    async blankList(page: Page, apiBaseUrl: string): Promise<string> {
      if (!page.listOrder) return "";
      const blanks: StoredList = { version: 1, fetchedAt: 1, monsters: blankMonsters() };
      return extractList(await renderScreen(page, apiBaseUrl, blanks));
    },
  };
}
