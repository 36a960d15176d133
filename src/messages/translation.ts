import { createContext, use } from "react";
import { importCode } from "#src/lib/import-code.ts";
import type { Messages } from "./ja.ts";
import type { Language } from "./languages.ts";

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { ja: "日本語", en: "English" };

/** A language and its texts. */
export type Translation = { language: Language; messages: Messages };

/** Loads the texts of a language. Each has a script of its own, which its pages preload. */
export async function loadTranslation(language: Language): Promise<Translation> {
  const messages =
    language === "ja"
      ? (await importCode(() => import("./ja.ts"), "ja")).ja
      : (await importCode(() => import("./en.ts"), "en")).en;
  return { language, messages };
}

export const LanguageContext = createContext<Translation | null>(null);

/**
 * The language of the page and its texts.
 * @throws {Error} outside of the app.
 */
export function useLanguage(): Translation {
  const translation = use(LanguageContext);
  if (!translation) throw new Error("There is no language");
  return translation;
}

/** The texts in the language of the page. */
export const useMessages = (): Messages => useLanguage().messages;
