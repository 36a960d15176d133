import { useSyncExternalStore } from "react";
import { THEME_KEY } from "#src/lib/storage-keys.ts";
import { createStoredValue } from "#src/lib/stored-value.ts";
import { THEME, THEME_COLOR } from "#src/page/marks.ts";

export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

/** The chosen theme, for this visit and the next ones; "system" follows the device. */
const chosenTheme = createStoredValue<Theme>(
  "local",
  THEME_KEY,
  (text) => THEMES.find((theme) => theme === text) ?? "system",
  (theme) => (theme === "system" ? null : theme),
);

/** Gives the browser UI (`theme-color`) the chosen theme instead of the device's. */
export function colorBrowserBars(): void {
  const theme = chosenTheme.get();
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`[${THEME_COLOR}]`)) {
    const own = meta.getAttribute(THEME_COLOR);
    if (theme === "system") meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? "all" : "not all";
  }
}

function applyTheme(): void {
  const theme = chosenTheme.get();
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute(THEME);
  else root.setAttribute(THEME, theme);
  colorBrowserBars();
}

/** Applies each theme that is chosen from now on, here or in another tab. Returns the function that ends this. */
export const followTheme = (): (() => void) => chosenTheme.subscribe(applyTheme);

export const chooseTheme = chosenTheme.set;

/** The chosen theme. */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(chosenTheme.subscribe, chosenTheme.get, () => "system");
}
