/** What the app and the scripts before it find in `localStorage`. */
export const THEME_KEY = "theme";
export const LANGUAGE_KEY = "language";
export const VIEW_KEY = "view";
export const FAVORITES_KEY = "favorites";
export const SIGNED_IN_KEY = "signed-in";
/** Stored under it if someone was signed in at the last visit. */
export const SIGNED_IN = "yes";
