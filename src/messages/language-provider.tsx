import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from "react";
import { nextPaint } from "#src/lib/next-paint.ts";
import {
  type Catalogue,
  type Language,
  LanguageContext,
  loadCatalogue,
  rememberLanguage,
} from "./language.ts";

type LanguageProviderProps = { initial: Catalogue; children: ReactNode };

/** Gives the chosen language to the screens and to `<html lang>`, and remembers it. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [catalogue, setCatalogue] = useState(initial);
  const lastChosen = useRef(initial.language);

  useLayoutEffect(() => {
    document.documentElement.lang = catalogue.language;
  }, [catalogue]);

  const choice = useMemo(
    () => ({
      ...catalogue,
      choose: async (chosen: Language) => {
        lastChosen.current = chosen;
        rememberLanguage(chosen);
        await nextPaint();
        const loaded = await loadCatalogue(chosen);
        // The texts of one chosen before may come later.
        if (lastChosen.current === chosen) startTransition(() => setCatalogue(loaded));
      },
    }),
    [catalogue],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
