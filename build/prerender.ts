import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Connect, createServer, type Plugin, type ResolvedConfig } from "vite";
import { chunksOf, entryOf, type Styles, shellOf, takeStyles } from "./bundle.ts";
import { knownList, MAX_MONSTERS, monsterPages } from "./monster-pages.ts";
import { pageFor } from "./pages.ts";
import { phrases } from "./phrases.ts";
import { apiFiles, readCatalogue } from "./read-catalogue.ts";
import type { Settings } from "./settings.ts";
import { siteFiles } from "./site-files.ts";

type RenderPages = typeof import("./render-pages.ts").renderPages;

const NO_SITE =
  "SITE_URL is not set: no canonical addresses, structured data, sitemap, robots.txt and pictures for previews";

/** Gives each address the page that the hosting would, for the preview server. */
const rewrite: Connect.NextHandleFunction = (incoming, _outgoing, next) => {
  const page = pageFor(incoming.url?.split("?")[0] ?? "/");
  if (page) incoming.url = `/${page}`;
  next();
};

/** Loads the app in a Vite server with the settings of the build, to render its pages. */
const createRenderer = ({ mode, define = {}, css }: ResolvedConfig) =>
  createServer({
    configFile: false,
    plugins: [phrases()],
    appType: "custom",
    mode,
    define,
    css,
    logLevel: "warn",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });

/**
 * Prerenders the pages: the HTML of each screen with its styles, and with the monsters of the API that the app will use.
 * Of a catalogue an API of files is written as well.
 */
export function prerender({ app, pages }: Settings): Plugin {
  const { siteUrl } = app;
  const { apiUrl } = pages;
  const catalogue = pages.catalogue ? readCatalogue(pages.catalogue) : null;
  const source = catalogue ? "the catalogue" : apiUrl || "an API on the app's own origin";
  let styles: Styles = new Map();
  /** The path of the styles of all other screens in one file. */
  let styleSheet = "";

  return {
    name: "prerender",
    enforce: "post",
    // The preview server would answer with the home page before `rewrite`.
    config: (_, { isPreview }) => (isPreview ? { appType: "mpa" } : undefined),
    // A returned function runs after proxies and files, which are no pages.
    configurePreviewServer:
      ({ middlewares }) =>
      () =>
        void middlewares.use(rewrite),
    generateBundle(_options, bundle) {
      styles = takeStyles(bundle, this.environment.config.root);
      const entry = entryOf(bundle);
      // Every page has the styles of the entry: once more, they would have the browser restyle it.
      const source = [...styles].map(([chunk, css]) => (chunk === entry ? "" : css)).join("");
      const reference = this.emitFile({ type: "asset", name: "screens.css", source });
      styleSheet = this.getFileName(reference);
    },
    /** Beside the files of Vite, which would name each of these: there may be thousands. */
    async writeBundle({ dir = "" }, bundle) {
      const { config } = this.environment;
      const write = async ([path, content]: [string, string | Uint8Array]) => {
        await mkdir(dirname(join(dir, path)), { recursive: true });
        await writeFile(join(dir, path), content);
      };
      const list = await knownList(catalogue, apiUrl).catch((error: Error) => {
        this.warn(`The pages get no monsters from ${source}: ${error.message}`);
        return { monsters: [], fetchedAt: 0 };
      });
      const known = monsterPages(list, MAX_MONSTERS);
      const count = `${known.length} of ${list.monsters.length}`;
      this.info(`Rendering the pages of ${count} monsters from ${source} …`);
      const shell = { ...(await shellOf(bundle, config)), styles, styleSheet, siteUrl };
      const server = await createRenderer(config);
      const renderer = await server.ssrLoadModule("/build/render-pages.ts");
      const renderPages: RenderPages = renderer.renderPages;
      const chunks = (names: readonly string[]) => chunksOf(names, bundle, config.root);
      for await (const page of renderPages(shell, list, known, chunks)) await write(page);
      await server.close();
      this.info(siteUrl ? `Drawing ${known.length} pictures for previews …` : NO_SITE);
      const api = catalogue ? apiFiles(catalogue) : [];
      for (const file of [...api, ...(await siteFiles(siteUrl, known))]) await write(file);
    },
  };
}
