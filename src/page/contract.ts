// The names that a page of the build and the app share. Styles spell the attributes out; `tests/unit/page/contract.test.ts`
// compares. Part of inline scripts, so it has to be small.

/** On `<html>` until the app has taken over; "search" if only the app can find what the list shows. */
export const PRERENDERED = "data-prerendered";
/** On `<html>`: the chosen theme, unless it is that of the device. */
export const THEME = "data-theme";
/** On `<html>` while the page is still in Japanese for a visitor who has chosen English. */
export const UNTRANSLATED = "data-untranslated";
/** On `<html>` if someone was signed in at the last visit. */
export const EXPECTS_USER = "data-expects-user";

/** On `<title>`: the title in English. */
export const ENGLISH_TITLE = "data-en";
/** On the `<meta>` of each theme's colour: the theme. */
export const THEME_COLOR = "data-theme-color";
/** On the `<template>` with the links of the app, where they wait for the first paint. */
export const WAITING_LINKS = "data-app";
/** On the link to the script that is the app. */
export const ENTRY = "data-entry";
/** On the script that draws the portraits. */
export const PORTRAIT_SCRIPT = "data-portraits";

/** On `#app`: the id of the route whose component renders the HTML. */
export const ROUTE = "data-route";
/** On `#app`: the current language of the HTML. */
export const PAGE_LANGUAGE = "data-language";
/** Around a list of monsters. */
export const LIST = "data-list";
/** On the item of a list: the id of its monster. */
export const MONSTER = "data-id";
/** On the button that was pressed last before the app started. */
export const PRESSED = "data-pressed";
/** On a field in which an input method is composing a text, unless in Latin letters. */
export const COMPOSING = "data-composing";
/** On the message that the app is missing, until the app's styles are loaded. */
export const UNSTYLED = "data-unstyled";

/** On the start script: what the page requests before the app is loaded. */
export const EARLY_REQUEST = "data-early-request";
/** On the list script: the order of the page's list. */
export const ORDER = "data-order";
/** On the list script: when the list in the page was fetched, in milliseconds since 1970; 0 without one. */
export const FETCHED_AT = "data-fetched-at";
/** On the translation script: the path of the English texts. */
export const CATALOGUE = "data-catalogue";

export type EarlyRequest = "monster" | "list";

/** The order of the API, or by number. */
export type ListOrder = "api" | "number";

/** The id of the element that holds the app. */
export const APP_ID = "app";
/** The id of the `<template>` with the blank list. */
export const BLANK_LIST_ID = "blank-list";
/** The id of the `<script>` in which the build embeds a `MonsterList`. */
export const EMBEDDED_LIST_ID = "known-monsters";
/** The id of the `<script>` that holds the `MonsterPage`. */
export const MONSTER_PAGE_ID = "known-monster";

/** Keys in `localStorage`. */
export const THEME_KEY = "theme";
export const LANGUAGE_KEY = "language";
export const SIGNED_IN_KEY = "signed-in";
/** Stored under it if someone was signed in at the last visit. */
export const SIGNED_IN = "yes";
/** The first monsters of the last visit, a `MonsterList`. */
export const FIRST_MONSTERS_KEY = "first-screen";

/** The placeholder for the name in the blank cards. */
export const BLANK_NAME = "{name}";

/** What all requests to the API have in common, the early one included. */
export const REQUEST_OPTIONS = {
  headers: { "Content-Type": "application/json" },
  // Query decides when data is stale; the browser must revalidate its own copy.
  cache: "no-cache",
  // A redirect must not carry the token to another address.
  redirect: "error",
} as const;

/** The absolute URL of an address or path from the settings, without a slash at its end. */
export const absoluteAddress = (address: string): string =>
  new URL(address, location.origin).href.replace(/\/+$/, "");

declare global {
  /** The request that the page sent before the app was loaded. */
  var earlyRequest:
    | { url: string; controller: AbortController; response: Promise<Response> }
    | undefined;

  /** The first monsters of a list, unchecked, as the list script has shown them. */
  var shownList: { fetchedAt: number; total: number; monsters: unknown[] } | undefined;
}
