import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Connect, Plugin, ResolvedConfig, ViteDevServer } from "vite";
import { languageOfPath } from "#src/page/contract.ts";
import { type Bundle, chunksOf } from "./bundle-files.ts";
import { bundleScript } from "./bundle-script.ts";
import { knownList } from "./known-list.ts";
import { monsterPages } from "./monster-pages.ts";
import { pageFor } from "./page-addresses.ts";
import type { PageWriter } from "./page-content.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { createScreens } from "./screen.ts";
import type { Settings } from "./settings.ts";
import { writeSiteFiles } from "./site-files.ts";
import { apiFiles } from "./static-api.ts";
import { writePages } from "./write-pages.ts";

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

const bootScript = (name: string, { build }: ResolvedConfig) =>
  bundleScript(`src/page/boot/${name}.ts`, build.target);

/** Takes the style sheet out of the bundle: every page contains it. */
async function shellOf(bundle: Bundle, config: ResolvedConfig) {
  const files = Object.values(bundle);
  const entry = files.find((file) => file.type === "chunk" && file.isEntry);
  const sheet = files.find(({ fileName }) => fileName.endsWith(".css"));
  if (!entry || sheet?.type !== "asset") throw new Error("The build has no script or no styles");
  delete bundle[sheet.fileName];
  return {
    scripts: {
      restoreChoices: await bootScript("restore-choices", config),
      start: await bootScript("start", config),
      startApp: await bootScript("start-app", config),
    },
    styles: String(sheet.source).trim(),
    entry: entry.fileName,
    portraits: chunksOf(["src/portraits/portrait-element.ts"], bundle, config.root),
  };
}

/**
 * Prerenders the pages: the HTML of each screen with all styles, and with the monsters of the API that the app will use.
 * Of a catalogue an API of files is written as well.
 * @param standIn the path of a script that every page loads instead of Google's.
 */
export function prerender({ pages }: Settings, standIn: string | null): Plugin {
  const { siteUrl, apiUrl, maxMonsters } = pages;
  const catalogue = pages.catalogue ? readCatalogue(pages.catalogue) : null;
  const source = catalogue ? "the catalogue" : apiUrl || "an API on the app's own origin";
  let config: ResolvedConfig;
  /** Written beside those of Vite, which would name each of them: there may be thousands. */
  const files = new Map<string, string | Uint8Array>(catalogue && apiFiles(catalogue));

  async function developmentPage(server: ViteDevServer, path: string): Promise<string> {
    const { renderDevelopmentPage } = await server.ssrLoadModule("/build/document.tsx");
    const restoreChoices = await bootScript("restore-choices", config);
    return renderDevelopmentPage({ language: languageOfPath(path), restoreChoices, standIn });
  }

  return {
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
      async handler(_options, bundle: Bundle) {
        const list = await knownList(catalogue, apiUrl).catch((error: Error) => {
          this.warn(`The pages get no monsters from ${source}: ${error.message}`);
          return null;
        });
        if (list) this.info(`The pages get ${list.total} monsters from ${source}.`);
        const screens = await createScreens(config);
        const writer: PageWriter = {
          shell: { ...(await shellOf(bundle, config)), siteUrl, standIn },
          screens,
          chunksOf: (names) => chunksOf(names, bundle, config.root),
          emit: (fileName, content) => void files.set(fileName, content),
          report: (line) => this.info(line),
        };
        const known = list ? monsterPages(list, maxMonsters) : [];
        await writePages(writer, list, known);
        await writeSiteFiles(writer, known);
        await screens.close();
      },
    },
    async writeBundle({ dir = "" }) {
      for (const [path, content] of files) {
        await mkdir(dirname(join(dir, path)), { recursive: true });
        await writeFile(join(dir, path), content);
      }
    },
  };
}
