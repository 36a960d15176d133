import type { Messages } from "#src/messages/ja.ts";
import type { ListOrder } from "#src/page/contract.ts";
import { PAGE_ADDRESSES, type PageFile } from "./page-addresses.ts";

type PageContent = {
  title: (messages: Messages) => string;
  /** The address whose screen it shows. */
  url: string;
  /** Whether the HTML contains the screen, or only its layout. */
  hasContent: boolean;
  /** The modules of other chunks that the screen needs; they are preloaded. */
  files: string[];
  /** Whether the screen shows the monster named in the address. */
  isMonster: boolean;
  /** Whether search engines may list the address. */
  isIndexed: boolean;
  /** The order of the screen's list; `null` without a list. */
  listOrder: ListOrder | null;
};

/** One HTML file of the build. */
export type Page = PageContent & { file: PageFile; route: string };

const CONTENTS: Record<PageFile, PageContent> = {
  "index.html": {
    title: ({ appName }) => appName,
    url: "/",
    hasContent: true,
    files: [],
    isMonster: false,
    isIndexed: true,
    listOrder: "api",
  },
  "monsters/index.html": {
    title: ({ pageTitle, nav }) => pageTitle(nav.encyclopedia),
    url: "/monsters",
    hasContent: true,
    files: ["src/routes/_main/monsters.index.tsx"],
    isMonster: false,
    isIndexed: true,
    listOrder: "number",
  },
  "monster.html": {
    title: ({ pageTitle, monster }) => pageTitle(monster.title),
    url: "/monsters/1",
    hasContent: true,
    files: ["src/routes/_main/monsters.$id.tsx"],
    isMonster: true,
    isIndexed: false,
    listOrder: null,
  },
  "login/index.html": {
    title: ({ pageTitle, login }) => pageTitle(login.title),
    url: "/login",
    hasContent: true,
    files: ["src/routes/login.tsx"],
    isMonster: false,
    isIndexed: false,
    listOrder: null,
  },
  "compare/index.html": {
    title: ({ pageTitle, compare }) => pageTitle(compare.title),
    url: "/compare",
    hasContent: true,
    files: ["src/routes/_main/compare.tsx"],
    isMonster: false,
    isIndexed: false,
    listOrder: null,
  },
  "app.html": {
    title: ({ appName }) => appName,
    url: "/battles",
    hasContent: false,
    files: [],
    isMonster: false,
    isIndexed: false,
    listOrder: null,
  },
  "404.html": {
    title: ({ pageTitle, notFound }) => pageTitle(notFound.title),
    url: "/no/such/page",
    hasContent: true,
    files: [],
    isMonster: false,
    isIndexed: false,
    listOrder: null,
  },
};

/** Of the site, for search results and previews. */
export const DESCRIPTION =
  "モンスターを捕まえて育てるブラウザゲーム。モンスター図鑑は誰でも見られます。";

/** The site's own picture for previews: `npm run pictures` draws it. */
export const SITE_PICTURE = {
  path: "/og.png",
  alt: "草原に立つ七匹のモンスターと、「モンスターフィールド」の文字",
};

/** The pages of the build: one for each row of the table of addresses. */
export const PAGES: Page[] = PAGE_ADDRESSES.map(({ file, route }) => ({
  file,
  route,
  ...CONTENTS[file],
}));
