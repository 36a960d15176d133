import { withoutMarksAfter } from "#src/lib/marks-after.ts";
import { inLanguage, languageOfPath } from "#src/messages/languages.ts";
import { readStored } from "#src/state/storage.ts";
import { chosenLanguage } from "#src/state/stored.ts";
import { currentAddress } from "./place.ts";

/** Whether the page was opened by a link of another site, a bookmark or the address bar: not by Back, nor a reload. */
function isFromOutside(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isOpened =
    navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  return isOpened && !document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Sends whoever comes from outside to the address that was meant, before anything is painted: without the mark that a chat
 * has put after it and, for those who have chosen English, to the English twin of a Japanese one.
 */
export function openMeantAddress(): void {
  const written = currentAddress();
  const address = withoutMarksAfter(written);
  const isJapanese = languageOfPath(location.pathname) === "ja";
  const meant =
    isJapanese && readStored(chosenLanguage) === "en" ? inLanguage("en", address) : address;
  if (meant === written || !isFromOutside()) return;
  document.documentElement.hidden = true;
  location.replace(meant);
}
