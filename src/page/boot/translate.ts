// Runs right after the prerendered HTML, which is Japanese, and translates it for visitors who have chosen English. CSS
// hides it until then.
import {
  APP_ID,
  BLANK_LIST_ID,
  CATALOGUE,
  PAGE_LANGUAGE,
  UNTRANSLATED,
} from "#src/page/contract.ts";
import { translateTree } from "./translate-tree.ts";

const { currentScript, documentElement } = document;
const app = document.getElementById(APP_ID);

if (app && documentElement.hasAttribute(UNTRANSLATED)) {
  const texts = JSON.parse(currentScript?.previousElementSibling?.textContent ?? "{}");
  const english = new Map<string, string>(Object.entries(texts));
  translateTree(app, english);
  const blanks = document.getElementById(BLANK_LIST_ID);
  if (blanks instanceof HTMLTemplateElement) translateTree(blanks.content, english);
  app.setAttribute(PAGE_LANGUAGE, "en");
  documentElement.removeAttribute(UNTRANSLATED);

  // The app needs all English texts before it can hydrate.
  const preload = document.createElement("link");
  preload.rel = "modulepreload";
  preload.crossOrigin = "";
  preload.href = currentScript?.getAttribute(CATALOGUE) ?? "";
  document.head.append(preload);
}
