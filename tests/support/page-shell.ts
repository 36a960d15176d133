import type { PageContent, PageShell } from "../../build/page.tsx";

/** What all pages contain of a bundle. */
export const SHELL: PageShell = {
  scripts: {
    restoreChoices: "restoreChoices()",
    fillForm: "fillForm()",
    afterContent: "afterContent()",
    loadApp: "loadApp()",
  },
  portraits: ["portraits.js"],
  styles: new Map([
    ["entry.js", "b{}"],
    ["other.js", "i{}"],
  ]),
  styleSheet: "screens.css",
  entry: "entry.js",
  siteUrl: "",
};

/** A page with next to nothing. */
export const CONTENT: PageContent = {
  summary: { title: "ホーム", description: "紹介", image: { path: "/a", alt: "絵" }, path: null },
  page: { language: "ja", route: "/_main/", hasContent: true },
  markup: "<main>ホーム</main>",
  preloads: ["entry.js", "search.js"],
  data: { queries: [], mutations: [] },
  structuredData: null,
};
