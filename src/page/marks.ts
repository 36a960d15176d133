// The attributes and ids by which a page of the build and the app find things in each other. Styles spell the attributes
// out; `tests/unit/page/marks.test.ts` compares. Part of inline scripts, so it has to be small.

/**
 * On `<html>` until the app has hydrated the page; has the word "search" if only the app can show what the list has to, and
 * "table" if that is one; "other" if only the app can show the page in the language of its address.
 */
export const PRERENDERED = "data-prerendered";
/** On `<html>`: the chosen theme, unless it is that of the device. */
export const THEME = "data-theme";
/**
 * On `<html>` after a change of language, until the visitor does something: where they were, as search parameters. Has the
 * id of a `monster`, if one was in the middle of the window, and the `top` of its card in the window, in pixels.
 */
export const PLACE = "data-place";
/** On the card of a monster, and on its row of the table: its id. */
export const CARD = "data-id";

/** On `<html>` if someone was signed in at the last visit. */
export const EXPECTS_USER = "data-expects-user";

/** On `<html>` if the visitor has favorites. */
export const HAS_FAVORITES = "data-has-favorites";

/** On the `<meta>` of each theme's colour: the theme. */
export const THEME_COLOR = "data-theme-color";
/** On the link to the script that is the app. */
export const ENTRY = "data-entry";

/** On `#app`: the id of the route whose component renders the HTML. */
export const ROUTE = "data-route";
/** On `#app`: the language of the HTML. */
export const PAGE_LANGUAGE = "data-language";
/** On the button that was pressed last before the app started. */
export const PRESSED = "data-pressed";

/** The id of the element that holds the app. */
export const APP_ID = "app";
/** The id of the `<script>` with the queries of the page, as TanStack Query dehydrates them. */
export const PAGE_DATA_ID = "known-queries";

/** The event of the window that says that the app cannot start. */
export const APP_FAILED = "app-failed";
