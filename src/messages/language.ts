import { createContext, use } from "react";
import { importCode } from "#src/lib/import-code.ts";
import { endOfLeaving } from "#src/lib/leaving.ts";
import { readStorage } from "#src/lib/storage.ts";
import { LANGUAGE_KEY } from "#src/page/contract.ts";
import { ja, type Messages } from "./ja.ts";

export const LANGUAGES = ["ja", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { ja: "日本語", en: "English" };

/** A language and its texts. */
export type Catalogue = { language: Language; messages: Messages };

const JAPANESE: Catalogue = { language: "ja", messages: ja };

/** Loads the texts of a language; falls back to Japanese. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === "ja") return JAPANESE;
  try {
    const { en } = await importCode(() => import("./en.ts"), "en");
    return { language, messages: en };
  } catch (error) {
    if (!endOfLeaving()) console.error("The English texts could not be loaded:", error);
    return JAPANESE;
  }
}

export function rememberedLanguage(): Language {
  const stored = readStorage("local", LANGUAGE_KEY);
  return LANGUAGES.find((language) => language === stored) ?? "ja";
}

export type LanguageChoice = Catalogue & { choose: (language: Language) => void };

export const LanguageContext = createContext<LanguageChoice>({ ...JAPANESE, choose: () => {} });

/** The chosen language, and the function that chooses another. */
export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}

/** The catalogue of the chosen language. */
export function useMessages(): Messages {
  return useLanguage().messages;
}
