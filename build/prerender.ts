import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  type Connect,
  createServer,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  type ViteDevServer,
} from "vite";
import { languageOfPath } from "#src/messages/languages.ts";
import { bootScript, chunksOf, type Styles, shellOf, takeStyles } from "./bundle.ts";
import { knownList, monsterPages } from "./monster-pages.ts";
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

/** The preview server sends what the hosting would. */
const PREVIEW: Pick<Plugin, "config" | "configurePreviewServer"> = {
  // Vite would answer with the home page before the rules above.
  config: (_, { isPreview }) => (isPreview ? { appType: "mpa" } : undefined),
  // A returned function runs after proxies and files, which are no pages.
  configurePreviewServer:
    ({ middlewares }) =>
    () =>
      void middlewares.use(rewrite),
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
 * @param standIn the path of a script that every page loads instead of Google's.
 */
export function prerender({ app, pages }: Settings, standIn: string | null): Plugin[] {
  const { siteUrl } = app;
  const { apiUrl, maxMonsters } = pages;
  const catalogue = pages.catalogue ? readCatalogue(pages.catalogue) : null;
  const source = catalogue ? "the catalogue" : apiUrl || "an API on the app's own origin";
  let config: ResolvedConfig;
  let styles: Styles = new Map();
  /** The path of the styles of all screens in one file. */
  let styleSheet = "";
  /** Written beside those of Vite, which would name each of them: there may be thousands. */
  const files = new Map<string, string | Uint8Array>(catalogue && apiFiles(catalogue));

  async function developmentPage(server: ViteDevServer, path: string): Promise<string> {
    const { renderDevelopmentPage } = await server.ssrLoadModule("/build/document.tsx");
    const restoreChoices = await bootScript("page/boot/restore-choices", config);
    return renderDevelopmentPage({ language: languageOfPath(path), restoreChoices, standIn });
  }

  const keepStyles: Plugin = {
    name: "keep-styles",
    enforce: "post",
    generateBundle(_options, bundle) {
      styles = takeStyles(bundle, config.root);
      const source = [...styles.values()].join("");
      const reference = this.emitFile({ type: "asset", name: "screens.css", source });
      styleSheet = this.getFileName(reference);
    },
  };
  const writePages: Plugin = {
    name: "prerender",
    enforce: "post",
    ...PREVIEW,
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html, { server, originalUrl = "/" }) =>
        server ? developmentPage(server, originalUrl.replace(/[?#].*/s, "")) : html,
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle: Rolldown.OutputBundle) {
        const list = await knownList(catalogue, apiUrl).catch((error: Error) => {
          this.warn(`The pages get no monsters from ${source}: ${error.message}`);
          return null;
        });
        if (list) this.info(`The pages get ${list.monsters.length} monsters from ${source}.`);
        const shell = { ...(await shellOf(bundle, config)), styles, styleSheet, siteUrl, standIn };
        const known = list ? monsterPages(list, maxMonsters) : [];
        this.info(`Rendering the pages of ${known.length} monsters …`);
        const server = await createRenderer(config);
        const renderer = await server.ssrLoadModule("/build/render-pages.ts");
        const renderPages: RenderPages = renderer.renderPages;
        const chunks = (names: readonly string[]) => chunksOf(names, bundle, config.root);
        for await (const [file, html] of renderPages(shell, list, known, chunks))
          files.set(file, html);
        await server.close();
        this.info(siteUrl ? `Drawing ${known.length} pictures for previews …` : NO_SITE);
        if (!siteUrl) return;
        for (const [file, content] of await siteFiles(siteUrl, known)) files.set(file, content);
      },
    },
    async writeBundle({ dir = "" }) {
      for (const [path, content] of files) {
        await mkdir(dirname(join(dir, path)), { recursive: true });
        await writeFile(join(dir, path), content);
      }
    },
  };
  return [keepStyles, writePages];
}
