import { languageOf } from "#src/lib/plain-text.ts";

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

/** A text or the value of an attribute as React has written it into HTML. */
export const unescapeMarkup = (markup: string): string =>
  markup.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** The texts, and the attributes that hold texts. */
const TEXTS = />([^<]+)(?=<)| (?:aria-label|placeholder)="([^"]*)"/g;

const textsOf = (html: string) =>
  [...html.matchAll(TEXTS)].map(([, text, attribute]) => unescapeMarkup(text ?? attribute ?? ""));

/**
 * The English text for each Japanese one, from the same HTML rendered in both languages.
 * @throws {Error} when the texts alone do not decide the translation.
 */
export function translationsOf(japanese: string, english: string): Record<string, string> {
  const translations = new Map<string, string>();
  const inEnglish = textsOf(english);
  const inJapanese = textsOf(japanese);
  if (inEnglish.length !== inJapanese.length) throw new Error("One language has more texts");
  for (const [index, text] of inJapanese.entries()) {
    const translation = inEnglish[index] ?? "";
    if (text === translation) continue;
    // Otherwise it could also be a text of the API.
    if (!languageOf(text)) throw new Error(`Not Japanese, but translated: ${text}`);
    const other = translations.get(text) ?? translation;
    if (other !== translation) {
      throw new Error(`A page has two translations of ${text}: ${other}, ${translation}`);
    }
    translations.set(text, translation);
  }
  return Object.fromEntries(translations);
}
