import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { nextPaint } from "#src/lib/next-paint.ts";
import { onStoredElsewhere, writeStorage } from "#src/lib/storage.ts";
import { APP_ID, LANGUAGE_KEY } from "#src/page/contract.ts";
import {
  type Catalogue,
  type Language,
  LanguageContext,
  loadCatalogue,
  rememberedLanguage,
} from "./language.ts";

const REGIONAL_TAGS: Record<Language, string> = { ja: "ja-JP", en: "en-US" };

/**
 * Firefox keeps telling screen readers the language that the document was loaded with, for every text whose language is
 * that of `<html>`, letter by letter. For any other it asks when an element is new; one whose role has changed counts as new.
 */
function renewLanguage(element: HTMLElement, language: Language): void {
  element.lang = REGIONAL_TAGS[language];
  element.role = "generic";
  element.role = null;
}

type LanguageProviderProps = { initial: Catalogue; children: ReactNode };

/** Provides the language chosen here or in another tab, sets `<html lang>` and stores the choice. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [catalogue, setCatalogue] = useState(initial);
  const lastChosen = useRef(initial.language);

  useLayoutEffect(() => {
    const { language } = catalogue;
    const root = document.documentElement;
    if (root.lang === language) return;
    root.lang = language;
    const app = document.getElementById(APP_ID);
    if (app) renewLanguage(app, language);
  }, [catalogue]);

  const show = async (chosen: Language) => {
    lastChosen.current = chosen;
    await nextPaint();
    const loaded = await loadCatalogue(chosen);
    // A language chosen earlier may finish loading later.
    if (lastChosen.current === chosen) startTransition(() => setCatalogue(loaded));
  };

  const showRemembered = useEffectEvent(() => void show(rememberedLanguage()));
  useEffect(() => onStoredElsewhere(LANGUAGE_KEY, () => showRemembered()), []);

  const choose = (chosen: Language) => {
    writeStorage("local", LANGUAGE_KEY, chosen);
    void show(chosen);
  };
  return <LanguageContext value={{ ...catalogue, choose }}>{children}</LanguageContext>;
}
