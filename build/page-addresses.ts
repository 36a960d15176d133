import { LANGUAGES, type Language } from "#src/page/contract.ts";

/** The addresses of `app.html`. */
export const APP_PATHS = ["/battles", "/profile"] as const;

/** A page is also found by the name of its file, and by its folder with a slash. */
const END = "(/(index\\.html)?)?$";

/** The route that draws a monster, in its own page. */
export const MONSTER_ROUTE = "/_main/monsters/$id";

/** The rows of the table of addresses for Japanese. */
const JAPANESE = [
  { file: "index.html", pattern: "^/(index\\.html)?$", route: "/_main/" },
  { file: "monsters/index.html", pattern: `^/monsters${END}`, route: "/_main/monsters/" },
  { file: "monster.html", pattern: `^/monsters/[^/]+${END}`, route: MONSTER_ROUTE },
  { file: "login/index.html", pattern: `^/login${END}`, route: "/login" },
  { file: "compare/index.html", pattern: `^/compare${END}`, route: "/_main/compare" },
  { file: "app.html", pattern: `^(${APP_PATHS.join("|")})${END}`, route: "/_main" },
  // A dot means a file, except in the id of a monster.
  { file: "404.html", pattern: "^/([^.]*|monsters/.*)$", route: "/_main/$" },
] as const;

/** The file of a page in Japanese, and its name: the English one is in the folder `en`. */
export type PageName = (typeof JAPANESE)[number]["file"];

/** The file of a page in a language. */
export const fileIn = (language: Language, name: string): string =>
  language === "en" ? `en/${name}` : name;

const inEnglish = (pattern: string) =>
  pattern === JAPANESE[0].pattern ? `^/en${END}` : pattern.replace("^", "^/en");

/**
 * Which paths get which page of the build: the first pattern that matches decides. A path without a
 * match is a file. Hosting, preview, service worker and tests all go by this table. Most pages are the
 * index of their folder, so that any static host serves them. A monster's own page, where the build wrote
 * one, comes before its row. `404.html` is for all that is not found.
 * `route` is the id of the route whose component renders the page's HTML: a screen, or only its layout.
 * The patterns mean the same in JavaScript and in RE2, the syntax of Firebase Hosting.
 */
export const PAGE_ADDRESSES = LANGUAGES.toReversed().flatMap((language) =>
  JAPANESE.map(({ file: name, pattern, route }) => ({
    file: fileIn(language, name),
    name,
    language,
    pattern: language === "en" ? inEnglish(pattern) : pattern,
    route,
  })),
);

/** The file of the page for `path`, which is without search and hash; `undefined` where the path is a file's. */
export const pageFor = (path: string): string | undefined =>
  PAGE_ADDRESSES.find(({ pattern }) => new RegExp(pattern, "u").test(path))?.file;
