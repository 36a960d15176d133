import { escapeMarkup } from "#src/lib/escape-markup.ts";
import { LANGUAGES } from "#src/messages/language.ts";
import { LOAD_FAILURE } from "#src/messages/load-failure.ts";
import {
  APP_ID,
  ASK,
  type Ask,
  BLANK_LIST_ID,
  CATALOGUE,
  ENGLISH_TITLE,
  ENTRY,
  FETCHED_AT,
  type ListOrder,
  ORDER,
  PAGE_LANGUAGE,
  PORTRAIT_SCRIPT,
  ROUTE,
  SHELL,
  UNSTYLED,
  WAITING_LINKS,
} from "#src/page/contract.ts";
import { headTags, type PageSummary } from "./head-tags.ts";

/** What all pages of a build have in common. */
export type Frame = {
  /** The page that Vite has built, without its style sheet and script. */
  html: string;
  /** Minified scripts to stand in the page. */
  start: string;
  translate: string;
  fillList: string;
  fillName: string;
  startApp: string;
  /** Paths of files of the build. */
  catalogue: string;
  portraits: string;
  entry: string;
  styleSheet: string;
  /** The site's origin; empty if it is not known. */
  siteUrl: string;
};

/** What one page has of its own. */
export type PageContent = {
  summary: PageSummary;
  englishTitle: string;
  /** The id of the route whose component renders `markup`. */
  route: string;
  markup: string;
  /** The English for texts of `markup`. */
  english: Record<string, string>;
  preloads: string[];
  /** Whether it shows something to read or use without the app, which is then requested after it is painted. */
  hasContent: boolean;
  /** What the page requests before the app has loaded. */
  ask: Ask | null;
  /** Data for the app, by the id of its `<script>`. */
  data: [id: string, value: unknown] | null;
  /** For a page with a list: its blank cards, its order, and when the list in it was fetched; 0 without one. */
  list: { blanks: string; order: ListOrder; fetchedAt: number } | null;
  /** Structured data of schema.org. */
  structuredData: unknown;
};

const json = (
  data: unknown,
  { id, type = "application/json" }: { id?: string; type?: string } = {},
) =>
  `<script type="${type}"${id ? ` id="${id}"` : ""}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** For `startApp`, which shows the words of one language: screen readers say what comes into an alert. */
const loadFailure = `<div class="no-app" role="alert" ${UNSTYLED}>${LANGUAGES.map((language) => {
  const { text, reload } = LOAD_FAILURE[language];
  return `<p lang="${language}" hidden>${text} <a href="">${reload}</a></p>`;
}).join("")}</div>`;

/** The HTML of a page, but for the styles in its head. */
export function composePage(frame: Frame, content: PageContent): string {
  const { summary, list, data, structuredData } = content;
  const ask = content.ask ? ` ${ASK}="${content.ask}"` : "";
  const preload = (chunk: string, mark = "") =>
    `<link rel="modulepreload" crossorigin fetchpriority="low"${mark} href="/${chunk}">`;
  const requests = [
    `<script type="module" async fetchpriority="high" ${PORTRAIT_SCRIPT} src="/${frame.portraits}"></script>`,
    preload(frame.entry, ` ${ENTRY}`),
    ...content.preloads.filter((chunk) => chunk !== frame.entry).map((chunk) => preload(chunk)),
    `<link rel="preload" as="style" fetchpriority="low" href="/${frame.styleSheet}">`,
  ].join("");
  // Where nothing else is on its way, the portraits come a little sooner.
  const portraits = content.hasContent && !content.ask ? preload(frame.portraits) : "";
  // Inert until `startApp` takes it out.
  const app = content.hasContent ? `<template ${WAITING_LINKS}>${requests}</template>` : requests;
  const translation = `${json(content.english)}<script ${CATALOGUE}="/${frame.catalogue}">${frame.translate}</script>`;
  const template = list ? `<template id="${BLANK_LIST_ID}">${list.blanks}</template>` : "";
  const fillList = list
    ? `<script ${ORDER}="${list.order}" ${FETCHED_AT}="${list.fetchedAt}">${frame.fillList}</script>`
    : "";
  const fillName = content.ask === "monster" ? `<script>${frame.fillName}</script>` : "";
  const known = data ? json(data[1], { id: data[0] }) : "";
  const meaning = structuredData ? json(structuredData, { type: "application/ld+json" }) : "";
  return frame.html
    .replace("<html ", `<html ${SHELL} `)
    .replace(
      /<title.*<\/title>/,
      () =>
        `<title ${ENGLISH_TITLE}="${escapeMarkup(content.englishTitle)}">${escapeMarkup(summary.title)}</title>`,
    )
    .replace("</head>", () => `${headTags(summary, frame.siteUrl)}${app}</head>`)
    .replace(
      `<div id="${APP_ID}"></div>`,
      () =>
        `<script${ask}>${frame.start}</script><div id="${APP_ID}" ${ROUTE}="${content.route}" ${PAGE_LANGUAGE}="ja">${content.markup}</div>${template}${translation}${fillList}${fillName}`,
    )
    .replace(
      "</body>",
      () => `${known}${meaning}${portraits}${loadFailure}<script>${frame.startApp}</script></body>`,
    );
}
