import { BLANK_NAME } from "#src/page/contract.ts";

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
