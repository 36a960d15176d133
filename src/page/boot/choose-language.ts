import { readStorage, writeStorage } from "#src/lib/storage.ts";
import { inLanguage, LANGUAGE_KEY, languageOfPath } from "#src/page/contract.ts";

const address = () => location.pathname + location.search + location.hash;

/** Whether the page was opened by a link of another site, a bookmark or the address bar: not by Back, nor a reload. */
function isFromOutside(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isOpened =
    navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  return isOpened && !document.referrer.startsWith(`${location.origin}/`);
}

/** Sends whoever has chosen English from a Japanese address to its English twin, before anything is painted. */
export function openChosenLanguage(): void {
  const isJapanese = languageOfPath(location.pathname) === "ja";
  if (!isJapanese || readStorage("local", LANGUAGE_KEY) !== "en" || !isFromOutside()) return;
  document.documentElement.hidden = true;
  location.replace(inLanguage("en", address()));
}

/** Keeps search and hash in the links to the other language, and stores the choice. Works with and without the app. */
export function rememberChosenLanguage(): void {
  const onLink = ({ type, target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (!link) return;
    const chosen = link.hreflang === "en" ? "en" : "ja";
    link.href = inLanguage(chosen, address());
    if (type === "click") writeStorage("local", LANGUAGE_KEY, chosen);
  };
  // Hover or focus comes before the context menu, with which a link may be copied.
  for (const type of ["pointerover", "focusin", "click"]) document.addEventListener(type, onLink);
}
