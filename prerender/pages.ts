import { ja } from "#src/messages/ja.ts";
import { PAGE_ADDRESSES, type PageFile } from "./page-addresses.ts";

type PageContent = {
  title: string;
  /** The address whose screen it shows. */
  url: string;
  /** The route whose component draws all of it; for a frame, the route of the frame. */
  route: string;
  /** Whether the screen's content is part of it, or only the frame around. */
  hasContent: boolean;
  /** The files whose code the screen needs besides the first script. */
  files: string[];
  /** Whether the screen is that of the monster which the address names. */
  isMonster: boolean;
  /** How the screen orders the list of monsters: as the API does, or by number; `null` without one. */
  listOrder: "api" | "number" | null;
};

/** One HTML file of the build: what it shows until the app is there, and what that will need. */
export type Page = PageContent & { file: PageFile };

/** What asks the API, where the page itself does not. */
const CLIENT = "src/api/client.ts";

const CONTENTS: Record<PageFile, PageContent> = {
  "index.html": {
    title: ja.appName,
    url: "/",
    route: "/_main/",
    hasContent: true,
    files: [],
    isMonster: false,
    listOrder: "api",
  },
  "monsters.html": {
    title: ja.pageTitle(ja.nav.encyclopedia),
    url: "/monsters",
    route: "/_main/monsters/",
    hasContent: true,
    files: ["src/routes/_main/monsters.index.tsx"],
    isMonster: false,
    listOrder: "number",
  },
  "monster.html": {
    title: ja.appName,
    url: "/monsters/1",
    route: "/_main",
    hasContent: false,
    files: ["src/routes/_main/monsters.$id.tsx"],
    isMonster: true,
    listOrder: null,
  },
  "login.html": {
    title: ja.pageTitle(ja.login.title),
    url: "/login",
    route: "/login",
    hasContent: true,
    files: ["src/routes/login.tsx"],
    isMonster: false,
    listOrder: null,
  },
  "app.html": {
    title: ja.appName,
    url: "/compare",
    route: "/_main",
    hasContent: false,
    files: [CLIENT],
    isMonster: false,
    listOrder: null,
  },
};

/** The pages of the build: one for each row of the table of addresses. */
export const PAGES: Page[] = PAGE_ADDRESSES.map(({ file }) => ({ file, ...CONTENTS[file] }));
