import type { PageShell } from "../../build/page.tsx";

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
  standIn: "/stand-in.js",
};
