import type { Messages } from "#src/messages/ja.ts";
import { inLanguage, LANGUAGES, type Language } from "#src/messages/languages.ts";

/** The addresses of the guarded screens. They share one page, `app.html`, which has only the layout. */
export const GUARDED_PATHS = ["/battles", "/profile"] as const;

/** The route that draws a monster, in its own page. */
export const MONSTER_ROUTE = "/_main/monsters/$id";

/** The route of the encyclopedia, whose address its form shows. */
export const ENCYCLOPEDIA_ROUTE = "/_main/monsters/";

/** The route around the screens of `GUARDED_PATHS`. */
const LAYOUT = "/_main/_signed-in";

/** One HTML file of the build in Japanese. The English one is in the folder `en`. */
type JapanesePage = {
  name: string;
  /** The paths that get it, in a syntax that means the same in JavaScript and in RE2, that of Firebase Hosting. */
  pattern: string;
  /** The id of the route whose component renders its HTML: a screen, or only the layout. */
  route: string;
  /** The path whose screen it shows. */
  path: string;
  title: (messages: Messages) => string;
  /** The module of the screen, which is preloaded, unless it is in the first chunk. */
  module?: string;
  /** Whether search engines may list the address. */
  isIndexed?: boolean;
  /** Whether the screen shows the list. */
  hasList?: boolean;
};

/** A page is also found by the name of its file, and by its folder with a slash. */
const END = "(/(index\\.html)?)?$";

const HOME: JapanesePage = {
  name: "index.html",
  pattern: "^/(index\\.html)?$",
  route: "/_main/",
  path: "/",
  title: ({ appName }) => appName,
  isIndexed: true,
  hasList: true,
};

const JAPANESE_PAGES: readonly JapanesePage[] = [
  HOME,
  {
    name: "monsters/index.html",
    pattern: `^/monsters${END}`,
    route: ENCYCLOPEDIA_ROUTE,
    path: "/monsters",
    title: ({ pageTitle, nav }) => pageTitle(nav.encyclopedia),
    module: "src/routes/_main/monsters.index.tsx",
    isIndexed: true,
    hasList: true,
  },
  {
    name: "monster.html",
    pattern: `^/monsters/[^/]+${END}`,
    route: MONSTER_ROUTE,
    path: "/monsters/1",
    title: ({ pageTitle, monster }) => pageTitle(monster.title),
    module: "src/routes/_main/monsters.$id.tsx",
  },
  {
    name: "login/index.html",
    pattern: `^/login${END}`,
    route: "/login",
    path: "/login",
    title: ({ pageTitle, login }) => pageTitle(login.title),
    module: "src/routes/login.tsx",
  },
  {
    name: "compare/index.html",
    pattern: `^/compare${END}`,
    route: "/_main/compare",
    path: "/compare",
    title: ({ pageTitle, compare }) => pageTitle(compare.title),
    module: "src/routes/_main/compare.tsx",
  },
  {
    name: "app.html",
    pattern: `^(${GUARDED_PATHS.join("|")})${END}`,
    route: LAYOUT,
    path: GUARDED_PATHS[0],
    title: ({ appName }) => appName,
  },
  {
    name: "404.html",
    // A dot means a file, except in the id of a monster.
    pattern: "^/([^.]*|monsters/.*)$",
    route: "/_main/$",
    path: "/no/such/page",
    title: ({ pageTitle, notFound }) => pageTitle(notFound.title),
  },
];

/** The file of a page in a language. */
export const fileIn = (language: Language, name: string): string =>
  language === "en" ? `en/${name}` : name;

/** The name of the web app manifest, which each language has as well. */
export const MANIFEST = "manifest.webmanifest";

/** The name of the file, one per language, that tells browsers how to search the site from their address bar. */
export const OPEN_SEARCH = "opensearch.xml";

/** In whatever case: see `languageOfPath`. */
const ENGLISH = "^/[eE][nN]";

const inEnglish = (page: JapanesePage) =>
  page === HOME ? ENGLISH + END : page.pattern.replace("^", ENGLISH);

/**
 * Which paths get which page of the build: the first pattern that matches decides. A path without a
 * match is a file. Build, hosting, preview, service worker and tests all go by this table. Most pages are the
 * index of their folder, so that any static host serves them. A monster's own page, where the build wrote
 * one, comes before its row. `404.html` is for all that is not found.
 */
export const PAGES = LANGUAGES.toReversed().flatMap((language) =>
  JAPANESE_PAGES.map((page) => ({
    ...page,
    language,
    file: fileIn(language, page.name),
    pattern: language === "en" ? inEnglish(page) : page.pattern,
    path: inLanguage(language, page.path),
    /** Whether the HTML contains the screen, or only its layout. */
    hasContent: page.route !== LAYOUT,
  })),
);

/** One HTML file of the build. */
export type Page = (typeof PAGES)[number];

/** The file of the page for `path`, which is without search and hash; `undefined` where the path is a file's. */
export const pageFor = (path: string): string | undefined =>
  PAGES.find(({ pattern }) => new RegExp(pattern, "u").test(path))?.file;
