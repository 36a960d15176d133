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

/** Provides the chosen language, sets `<html lang>` and stores the choice. */
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
        // A language chosen earlier may finish loading later.
        if (lastChosen.current === chosen) startTransition(() => setCatalogue(loaded));
      },
    }),
    [catalogue],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
