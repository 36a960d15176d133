import type { Messages } from "#src/messages/ja.ts";
import { inLanguage } from "#src/page/contract.ts";
import { PAGE_ADDRESSES, type PageName } from "./page-addresses.ts";

type ScreenSettings = {
  title: (messages: Messages) => string;
  /** The address whose screen it shows. */
  url: string;
  /** Whether the HTML contains the screen, or only its layout. */
  hasContent: boolean;
  /** The modules of other chunks that the screen needs; they are preloaded. */
  files: string[];
  /** Whether search engines may list the address. */
  isIndexed: boolean;
  /** The order of the screen's list, that of the API or by number; `null` without a list. */
  listOrder: "api" | "number" | null;
};

/** One HTML file of the build. */
export type Page = ScreenSettings & (typeof PAGE_ADDRESSES)[number];

type Own = Pick<ScreenSettings, "title" | "url"> & Partial<ScreenSettings>;

const DEFAULTS = { hasContent: true, files: [], isIndexed: false, listOrder: null };

const SCREENS: Record<PageName, Own> = {
  "index.html": { title: ({ appName }) => appName, url: "/", isIndexed: true, listOrder: "api" },
  "monsters/index.html": {
    title: ({ pageTitle, nav }) => pageTitle(nav.encyclopedia),
    url: "/monsters",
    files: ["src/routes/_main/monsters.index.tsx"],
    isIndexed: true,
    listOrder: "number",
  },
  "monster.html": {
    title: ({ pageTitle, monster }) => pageTitle(monster.title),
    url: "/monsters/1",
    files: ["src/routes/_main/monsters.$id.tsx"],
  },
  "login/index.html": {
    title: ({ pageTitle, login }) => pageTitle(login.title),
    url: "/login",
    files: ["src/routes/login.tsx"],
  },
  "compare/index.html": {
    title: ({ pageTitle, compare }) => pageTitle(compare.title),
    url: "/compare",
    files: ["src/routes/_main/compare.tsx"],
  },
  "app.html": { title: ({ appName }) => appName, url: "/battles", hasContent: false },
  "404.html": {
    title: ({ pageTitle, notFound }) => pageTitle(notFound.title),
    url: "/no/such/page",
  },
};

/** The site's own picture for previews: `npm run pictures` draws it. */
export const SITE_PICTURE = "/og.png";

/** The pages of the build: one for each row of the table of addresses. */
export const PAGES: Page[] = PAGE_ADDRESSES.map((address) => {
  const { language, name } = address;
  const screen = { ...DEFAULTS, ...SCREENS[name] };
  return {
    ...address,
    ...screen,
    url: inLanguage(language, screen.url),
    files: [...screen.files, `src/messages/${language}.ts`],
  };
});
