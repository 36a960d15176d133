import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { nextPaint } from "#src/lib/next-paint.ts";
import {
  type Catalogue,
  type Language,
  LanguageContext,
  loadCatalogue,
  onLanguageChosenElsewhere,
  rememberLanguage,
} from "./language.ts";

type LanguageProviderProps = { initial: Catalogue; children: ReactNode };

/** Provides the language chosen here or in another tab, sets `<html lang>` and stores the choice. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [catalogue, setCatalogue] = useState(initial);
  const lastChosen = useRef(initial.language);

  useLayoutEffect(() => {
    document.documentElement.lang = catalogue.language;
  }, [catalogue]);

  const show = useCallback(async (chosen: Language) => {
    lastChosen.current = chosen;
    await nextPaint();
    const loaded = await loadCatalogue(chosen);
    // A language chosen earlier may finish loading later.
    if (lastChosen.current === chosen) startTransition(() => setCatalogue(loaded));
  }, []);

  useEffect(() => onLanguageChosenElsewhere(show), [show]);

  const choice = useMemo(
    () => ({
      ...catalogue,
      choose: (chosen: Language) => {
        rememberLanguage(chosen);
        void show(chosen);
      },
    }),
    [catalogue, show],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
