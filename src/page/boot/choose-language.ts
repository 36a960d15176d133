import { inLanguage, languageOfPath } from "#src/messages/languages.ts";
import { readStored, writeText } from "#src/state/storage.ts";
import { chosenLanguage } from "#src/state/stored.ts";
import { currentAddress } from "./carry-address.ts";
import { keepPlace } from "./keep-place.ts";

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
  if (!isJapanese || readStored(chosenLanguage) !== "en" || !isFromOutside()) return;
  document.documentElement.hidden = true;
  location.replace(inLanguage("en", currentAddress()));
}

/** Stores the language of the link that is clicked, and the place on the page. Works with and without the app. */
export function rememberChosenLanguage(): void {
  document.addEventListener("click", ({ target, altKey, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (!link) return;
    writeText(chosenLanguage, link.hreflang);
    // With these keys the link opens in another window, and this page stays.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    keepPlace(link.pathname + link.search + link.hash);
  });
}
