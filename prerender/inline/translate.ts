// Runs right after the prerendered HTML, which is Japanese, and translates it for those who have
// chosen English. CSS hides it from them until then.
import { translateTree } from "./translate-tree.ts";

const { currentScript, documentElement } = document;
const app = document.getElementById("app");

if (app && documentElement.dataset.untranslated !== undefined) {
  const texts = JSON.parse(currentScript?.previousElementSibling?.textContent ?? "{}");
  const english = new Map<string, string>(Object.entries(texts));
  translateTree(app, english);
  const blanks = document.querySelector<HTMLTemplateElement>("#app + template");
  if (blanks) translateTree(blanks.content, english);
  app.dataset.language = "en";
  delete documentElement.dataset.untranslated;

  // The app needs all English texts before it can hydrate.
  const preload = document.createElement("link");
  preload.rel = "modulepreload";
  preload.crossOrigin = "";
  preload.href = currentScript?.dataset.catalogue ?? "";
  document.head.append(preload);
}
