import type { Plugin, ResolvedConfig } from "vite";
import { LANGUAGES } from "#src/messages/language.ts";
import { NO_SCRIPTS } from "#src/messages/no-scripts.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { Settings } from "#src/settings.ts";
import { type Bundle, chunksOf, entryOf, indexOf, styleSheetOf } from "./bundle-files.ts";
import { bundleScript } from "./bundle-script.ts";
import type { Frame } from "./compose-page.ts";
import { isEmbeddable, knownList } from "./known-list.ts";
import { monsterPages } from "./monster-pages.ts";
import { withoutFonts } from "./page-styles.ts";
import type { PageWriter } from "./page-writer.ts";
import { PAGES } from "./pages.ts";
import { rewrite } from "./rewrites.ts";
import { createScreens } from "./screen.ts";
import { writeSiteFiles } from "./site-files.ts";
import { type Files, writeFiles } from "./write-files.ts";
import { writeMonsters } from "./write-monsters.ts";
import { writeScreens } from "./write-screens.ts";

/** What is the matter, in every language: without scripts nobody has chosen one. */
const NO_SCRIPTS_NOTICE = `<noscript><aside class="no-scripts">${LANGUAGES.map(
  (language) => `<p lang="${language}">${NO_SCRIPTS[language]}</p>`,
).join("")}</aside></noscript>`;

/** The script that draws the monsters. */
const PORTRAITS = "src/portraits/portrait-element.ts";

/**
 * Prerenders the pages: the HTML of each screen with inlined CSS, and monsters where there are some: those
 * of `catalogue`, or of the API that the settings name.
 */
export function prerender(
  { app: { apiBaseUrl }, pages: settings }: Settings,
  catalogue: Monster[] | null,
): Plugin {
  let config: ResolvedConfig;
  const unlisted: Files = new Map();

  async function frameOf(
    html: string,
    files: Pick<Frame, "catalogue" | "portraits" | "entry" | "styleSheet">,
  ): Promise<Frame> {
    const script = (name: string) =>
      bundleScript(`src/page/boot/${name}.ts`, "iife", apiBaseUrl, config.build.target);
    return {
      html: html.replace(
        /\s*<(?:link rel="stylesheet"|script type="module")[^>]*>(?:<\/script>)?/g,
        "",
      ),
      start: await script("start"),
      translate: await script("translate"),
      fillList: await script("fill-list"),
      fillName: await script("fill-name"),
      startApp: await script("start-app"),
      ...files,
      siteUrl: settings.siteUrl,
    };
  }

  return {
    name: "prerender",
    enforce: "post",
    configurePreviewServer: ({ middlewares }) => void middlewares.use(rewrite),
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: (html, { server }) => ({
      html: html.replace("<body>", (body) => body + NO_SCRIPTS_NOTICE),
      tags: server ? [{ tag: "script", attrs: { type: "module", src: `/${PORTRAITS}` } }] : [],
    }),
    generateBundle: {
      order: "post",
      async handler(_options, bundle: Bundle) {
        const index = indexOf(bundle);
        if (!index) return;
        const sheet = styleSheetOf(bundle);
        const chunks = (files: readonly string[]) => chunksOf(files, bundle, config.root);
        const [english = ""] = chunks(["src/messages/en.ts"]);
        const portraits = this.emitFile({
          type: "asset",
          name: "portraits.js",
          source: await bundleScript(PORTRAITS, "es", apiBaseUrl, config.build.target),
        });
        const screens = await createScreens(config);
        const writer: PageWriter = {
          frame: await frameOf(String(index.source), {
            catalogue: english,
            portraits: this.getFileName(portraits),
            entry: entryOf(bundle).fileName,
            styleSheet: sheet.fileName,
          }),
          screens,
          styles: String(sheet.source),
          apiBaseUrl,
          chunksOf: chunks,
          emit: (fileName, source) => {
            if (fileName === "index.html") index.source = source;
            else if (PAGES.some(({ file }) => file === fileName))
              this.emitFile({ type: "asset", fileName, source });
            else unlisted.set(fileName, source);
          },
          report: (line) => this.info(line),
        };
        const list = await knownList(catalogue, settings.apiUrl).catch((error: Error) => {
          this.warn(`The pages get no monsters from ${settings.apiUrl}: ${error.message}`);
          return null;
        });
        if (list && !isEmbeddable(list))
          this.warn(`The lists get no monsters: ${list.monsters.length} are too many for a page`);
        await writeScreens(writer, list);
        const pages = list ? monsterPages(list, settings.maxMonsters) : [];
        await writeMonsters(writer, pages);
        await screens.close();
        sheet.source = withoutFonts(writer.styles);
        await writeSiteFiles(
          writer,
          pages.map(({ monster }) => monster),
        );
      },
    },
    writeBundle: ({ dir = "" }) => writeFiles(dir, unlisted),
  };
}
