// Runs right after the prerendered HTML, which is Japanese, and translates it for visitors who have chosen English. CSS
// hides it until then.
import { APP_ID, BLANK_NAME, CATALOGUE, PAGE_LANGUAGE, UNTRANSLATED } from "#src/page/contract.ts";

const ATTRIBUTES = ["aria-label", "placeholder"];

/** Translates texts without a `lang`: others are of the API, or name a language. */
function translateTexts(root: Node, english: ReadonlyMap<string, string>): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const translation = english.get(text.nodeValue ?? "");
    if (translation && !text.parentElement?.lang) text.nodeValue = translation;
  }
}

/** Translates the labels of an element. They may contain the name of the monster on the card. */
function translateLabels(element: Element, english: ReadonlyMap<string, string>): void {
  const name = element.closest("article")?.querySelector("h1, h2, h3")?.textContent ?? BLANK_NAME;
  for (const attribute of ATTRIBUTES) {
    const label = element.getAttribute(attribute)?.replace(name, BLANK_NAME) ?? "";
    const translation = english.get(label);
    if (translation)
      element.setAttribute(
        attribute,
        translation.replace(BLANK_NAME, () => name),
      );
  }
}

/** Turns Japanese HTML of the build into the same nodes that React renders in English. */
export function translateTree(root: ParentNode & Node, english: ReadonlyMap<string, string>): void {
  translateTexts(root, english);
  for (const element of root.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
    translateLabels(element, english);
  }
  for (const button of root.querySelectorAll<HTMLElement>("button[lang]")) {
    button.setAttribute("aria-pressed", String(button.lang === "en"));
  }
}

const { currentScript, documentElement } = document;
const app = document.getElementById(APP_ID);

if (app && documentElement.hasAttribute(UNTRANSLATED)) {
  const texts = JSON.parse(currentScript?.previousElementSibling?.textContent ?? "{}");
  const english = new Map<string, string>(Object.entries(texts));
  translateTree(app, english);
  app.setAttribute(PAGE_LANGUAGE, "en");
  documentElement.removeAttribute(UNTRANSLATED);

  // The app needs all English texts before it can hydrate.
  const preload = document.createElement("link");
  preload.rel = "modulepreload";
  preload.crossOrigin = "";
  preload.href = currentScript?.getAttribute(CATALOGUE) ?? "";
  document.head.append(preload);
}
