// Runs in the head of every page, before the first paint, so that nobody sees the wrong theme, language, or link
// to log in.
import { readStorage } from "#src/lib/storage.ts";
import {
  ENGLISH_TITLE,
  EXPECTS_USER,
  LANGUAGE_KEY,
  PRERENDERED,
  SIGNED_IN,
  SIGNED_IN_KEY,
  THEME,
  THEME_KEY,
  UNTRANSLATED,
} from "#src/page/contract.ts";
import { reserveHeight } from "./reserve-height.ts";

const { documentElement: root } = document;

const theme = readStorage("local", THEME_KEY);
if (theme === "light" || theme === "dark") root.setAttribute(THEME, theme);
if (readStorage("local", LANGUAGE_KEY) === "en") {
  root.lang = "en";
  root.setAttribute(UNTRANSLATED, "");
  document.title = document.querySelector("title")?.getAttribute(ENGLISH_TITLE) ?? "";
}
if (readStorage("local", SIGNED_IN_KEY) === SIGNED_IN) root.setAttribute(EXPECTS_USER, "");
if (root.hasAttribute(PRERENDERED)) {
  // Only the app can search: CSS hides the list of the HTML.
  const isSearch = location.search !== "" && location.pathname.startsWith("/monsters");
  if (isSearch) root.setAttribute(PRERENDERED, "search");
  reserveHeight();
}
