// The names that a page of the build and the app share. Styles spell the attributes out; `tests/unit/page/contract.test.ts`
// compares. Part of inline scripts, so it has to be small.

/**
 * On `<html>` until the app has hydrated the page; "search" if only the app can find what the list shows, "other" if only
 * the app can show the page in the language of its address.
 */
export const PRERENDERED = "data-prerendered";
/** On `<html>`: the chosen theme, unless it is that of the device. */
export const THEME = "data-theme";
/**
 * On `<html>` after a change of language, until the visitor does something: where they were, as search parameters. Has the
 * id of a `monster`, if one was in the middle of the window, and the `top` of its card in the window, in pixels.
 */
export const PLACE = "data-place";
/** On `<html>` if someone was signed in at the last visit. */
export const EXPECTS_USER = "data-expects-user";

/** On the `<meta>` of each theme's colour: the theme. */
export const THEME_COLOR = "data-theme-color";
/** On the `<template>` with the links of the app, where they wait for the first paint. */
export const WAITING_LINKS = "data-app";
/** On the link to the script that is the app. */
export const ENTRY = "data-entry";

/** On `#app`: the id of the route whose component renders the HTML. */
export const ROUTE = "data-route";
/** On `#app`: the language of the HTML. */
export const PAGE_LANGUAGE = "data-language";
/** Around a list of monsters. */
export const LIST = "data-list";
/** On the item of a list: the id of its monster. */
export const MONSTER = "data-id";
/** On a link to the login page, which leads back to the page of the link. */
export const LEADS_BACK = "data-leads-back";
/** On the button that was pressed last before the app started. */
export const PRESSED = "data-pressed";

/** The id of the element that holds the app. */
export const APP_ID = "app";
/** The id of the `<script>` with the queries of the page, as TanStack Query dehydrates them. */
export const PAGE_DATA_ID = "known-queries";

/** What a page says to the service worker. The two may be of different versions, so these words stay. */
export type WorkerMessage = "check" | "take over";
/** What the service worker says to a page. */
export type PageMessage = "reload";

/** Keys in `localStorage`. */
export const THEME_KEY = "theme";
export const LANGUAGE_KEY = "language";
export const SIGNED_IN_KEY = "signed-in";
/** Stored under it if someone was signed in at the last visit. */
export const SIGNED_IN = "yes";

export const LANGUAGES = ["ja", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the page at a path: English ones begin with `/en`, in whatever case, as the router reads paths. */
export const languageOfPath = (path: string): Language => (/^\/en(\/|$)/i.test(path) ? "en" : "ja");

/** An address of this site without its language. It never begins with two slashes, which lead to another site. */
export const withoutLanguage = (address: string): string =>
  address.replace(/^\/+(en(?=[/?#]|$)\/*)?/i, "/");

/** The address of the same page in a language. */
export function inLanguage(language: Language, address: string): string {
  const own = withoutLanguage(address);
  return language === "ja" ? own : `/en${own.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** What the login page is told of an address that it leads back to. It leads home by itself. */
export function redirectTo(address: string): string | undefined {
  const own = withoutLanguage(address);
  return own === "/" ? undefined : own;
}

/** The address of the login page that leads back to an address, in its language. */
export function loginAddress(address: string): string {
  const redirect = redirectTo(address);
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : "";
  return inLanguage(languageOfPath(address), `/login${search}`);
}

/** The absolute URL of an address or path from the settings, without a slash at its end. */
export const absoluteAddress = (address: string): string =>
  new URL(address, location.origin).href.replace(/\/+$/, "");
