import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import { en } from "#src/messages/en.ts";
import { ja } from "#src/messages/ja.ts";
import { LANGUAGES } from "#src/messages/language.ts";
import { NO_SCRIPTS } from "#src/messages/no-scripts.ts";
import { EMBEDDED_LIST_ID, type StoredList } from "#src/queries/stored-list/stored-list.ts";
import type { Settings } from "#src/settings.ts";
import { fetchList } from "./fetch-list.ts";
import { inlineScript } from "./inline-script.ts";
import { stylesNeededBy } from "./page-styles.ts";
import { PAGES, type Page } from "./pages.ts";
import { rewrite } from "./rewrites.ts";
import { createScreens } from "./screen.ts";

type Bundle = Rolldown.OutputBundle;

function styleSheetOf(bundle: Bundle): Rolldown.OutputAsset {
  const [sheet] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("The build has no style sheet");
  return sheet;
}

/** The chunks that contain these files, with their static imports. */
function chunksOf(files: string[], bundle: Bundle, root: string): string[] {
  const chunks = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || chunks.has(fileName)) return;
    chunks.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    // The id of a code-split route component is the file name and a query string.
    const holds = (file: string) => chunk.moduleIds.some((id) => id.startsWith(`${root}/${file}`));
    if (files.some(holds)) add(chunk.fileName);
  }
  return [...chunks];
}

const jsonScript = (data: unknown, attributes = "") =>
  `<script type="application/json"${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** What is the matter, in every language: without scripts nobody has chosen one. */
const NO_SCRIPTS_NOTICE = `<noscript><aside class="no-scripts">${LANGUAGES.map(
  (language) => `<p lang="${language}">${NO_SCRIPTS[language]}</p>`,
).join("")}</aside></noscript>`;

/** What the page requests from the API before the app has loaded. */
function earlyRequestFor(page: Page, known: StoredList | null): "monster" | "list" | null {
  if (page.isMonster) return "monster";
  return page.listOrder && !known ? "list" : null;
}

/** Prerenders the pages: the HTML of each screen with inlined CSS, and monsters if an API is given. */
export function prerender({ app, prerenderApiUrl }: Settings): Plugin {
  let config: ResolvedConfig;

  return {
    name: "prerender",
    enforce: "post",
    configurePreviewServer: ({ middlewares }) => void middlewares.use(rewrite),
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: (html) => html.replace("<body>", (body) => body + NO_SCRIPTS_NOTICE),
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") return;
        const fetchedList = prerenderApiUrl
          ? await fetchList(prerenderApiUrl).catch((error: Error) => {
              this.warn(`The pages get no monsters from ${prerenderApiUrl}: ${error.message}`);
              return null;
            })
          : null;
        const target = config.build.target;
        const start = await inlineScript("start", app.apiBaseUrl, target);
        const translate = await inlineScript("translate", app.apiBaseUrl, target);
        const fillList = await inlineScript("fill-list", app.apiBaseUrl, target);
        const sheet = styleSheetOf(bundle);
        const styles = String(sheet.source);
        const [catalogue] = chunksOf(["src/messages/en.ts"], bundle, config.root);
        const screens = await createScreens(config);

        const html = String(index.source).replace(/\s*<link rel="stylesheet"[^>]*>/g, "");
        const allStyles = `<link rel="stylesheet" href="/${sheet.fileName}">`;
        const pageOf = async (page: Page) => {
          const known = page.listOrder ? fetchedList : null;
          const markup = await screens.markup(page, app.apiBaseUrl, known);
          const blanks = await screens.blankList(page, app.apiBaseUrl);
          const english = await screens.translations(page, app.apiBaseUrl, known);
          const preloads = chunksOf(page.files, bundle, config.root)
            .filter((chunk) => !html.includes(chunk))
            .map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`);
          const request = earlyRequestFor(page, known);
          const ask = request ? ` data-ask="${request}"` : "";
          const data = known ? jsonScript(known, ` id="${EMBEDDED_LIST_ID}"`) : "";
          const template = page.listOrder ? `<template>${blanks}</template>` : "";
          const translation = `${jsonScript(english)}<script data-catalogue="/${catalogue}">${translate}</script>`;
          const fill = `<script data-order="${page.listOrder}" data-fetched-at="${known?.fetchedAt ?? 0}">${fillList}</script>`;
          // Before `<main>`: the browser can paint the navigation while the script runs.
          const shell = markup.replace("<main", (main) => `<script${ask}>${start}</script>${main}`);
          const source = html
            .replace("<html ", "<html data-shell ")
            .replace(
              /<title.*<\/title>/,
              () => `<title data-en="${page.title(en)}">${page.title(ja)}</title>`,
            )
            .replace("</head>", () => `${preloads.join("")}</head>`)
            .replace(
              '<div id="app"></div>',
              () =>
                `<div id="app" data-route="${page.route}" data-language="ja">${shell}</div>${template}${translation}${page.listOrder ? fill : ""}`,
            )
            .replace("</body>", () => `${data}${allStyles}</body>`);
          return source.replace(
            "</head>",
            () => `<style>${stylesNeededBy(source, styles)}</style></head>`,
          );
        };
        for (const page of PAGES) {
          const source = await pageOf(page);
          if (page.file === "index.html") index.source = source;
          else this.emitFile({ type: "asset", fileName: page.file, source });
        }
        await screens.close();
      },
    },
  };
}
