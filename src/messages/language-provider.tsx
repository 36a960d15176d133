import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { readStored, writeStored } from "#src/stored.ts";
import { LANGUAGES, type Language, LanguageContext } from "./language.ts";

const STORAGE_KEY = "language";

function rememberedLanguage(): Language {
  const stored = readStored("local", STORAGE_KEY);
  return LANGUAGES.find((language) => language === stored) ?? "ja";
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
        writeStored("local", STORAGE_KEY, chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
