// Runs in the head of every page, before the first paint, so that nobody sees the wrong theme, language, or link
// to log in.
import { languageOfPath, withoutLanguage } from "#src/messages/languages.ts";
import { EXPECTS_USER, HAS_FAVORITES, PRERENDERED, THEME } from "#src/page/marks.ts";
import { readStored, readText } from "#src/state/storage.ts";
import { chosenTheme, chosenView, FAVORITES_KEY, signInHint } from "#src/state/stored.ts";
import { carryAddress } from "./carry-address.ts";
import { openMeantAddress } from "./meant-address.ts";
import { reserveHeight } from "./place.ts";

/** The search parameters that hold a query. `build/bundle.ts` writes them here, so that no filter comes with them. */
declare const QUERY_NAMES: readonly string[];

const { documentElement: root } = document;

openMeantAddress();
carryAddress();

const theme = readStored(chosenTheme);
if (theme !== "system") root.setAttribute(THEME, theme);
if (readStored(signInHint) === "yes") root.setAttribute(EXPECTS_USER, "");
// An empty list has two characters.
if ((readText({ lifetime: "local", key: FAVORITES_KEY }) ?? "").length > 2)
  root.setAttribute(HAS_FAVORITES, "");
if (root.hasAttribute(PRERENDERED)) {
  // Only the app can search, or show a table: CSS makes a skeleton of the list of the HTML. Links of other sites may add
  // parameters of their own.
  const params = new URLSearchParams(location.search);
  const isSearch = [...params].some(
    // A form that the browser has sent names each end of a range.
    ([name, value]) =>
      value && QUERY_NAMES.some((known) => name.replace(/-m(in|ax)$/, "") === known),
  );
  const isTable = (params.get("view") || readStored(chosenView)) === "table";
  // Not the page of a monster that was opened from a search: Back would show a list that is hidden, and cannot be focused.
  const isList = /^\/monsters\/?$/i.test(withoutLanguage(location.pathname));
  if (isList && (isSearch || isTable))
    root.setAttribute(PRERENDERED, isTable ? "search table" : "search");
  reserveHeight();
}
// Some hosts have one page, in Japanese, for all that is not found.
const language = languageOfPath(location.pathname);
if (root.lang !== language) {
  root.lang = language;
  root.setAttribute(PRERENDERED, "other");
}
