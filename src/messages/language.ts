import { createContext, use } from "react";
import { en } from "./en.ts";
import { ja, type Messages } from "./ja.ts";

export const LANGUAGES = ["ja", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself, the same whichever language is chosen. */
export const LANGUAGE_NAMES: Record<Language, string> = { ja: "日本語", en: "English" };

const CATALOGUES: Record<Language, Messages> = { ja, en };

export type LanguageChoice = { language: Language; choose: (language: Language) => void };

export const LanguageContext = createContext<LanguageChoice>({ language: "ja", choose: () => {} });

/** The chosen language, and the function that chooses another. */
export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}

/** The catalogue of the chosen language. */
export function useMessages(): Messages {
  return CATALOGUES[useLanguage().language];
}
