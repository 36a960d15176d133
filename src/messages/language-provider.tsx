import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { LANGUAGES, type Language, LanguageContext } from "./language.ts";

const STORAGE_KEY = "language";

function rememberedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find((language) => language === stored) ?? "ja";
  } catch {
    return "ja";
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Gives the chosen language to the screens and to `<html lang>`, and remembers it. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(rememberedLanguage);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choice = useMemo(
    () => ({
      language,
      choose: (chosen: Language) => {
        remember(chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
