import { useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import { onStoredElsewhere, readStorage, writeStorage } from "#src/lib/storage.ts";
import { THEME, THEME_COLOR, THEME_KEY } from "#src/page/contract.ts";

export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

const emitter = createEmitter();

const themeOf = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? "system";

const currentTheme = () => themeOf(document.documentElement.getAttribute(THEME));

/** Gives the browser UI (`theme-color`) the chosen theme instead of the device's. */
export function colorBrowserBars(theme: Theme = currentTheme()): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`[${THEME_COLOR}]`)) {
    const own = meta.getAttribute(THEME_COLOR);
    if (theme === "system") meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? "all" : "not all";
  }
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute(THEME);
  else root.setAttribute(THEME, theme);
  colorBrowserBars(theme);
  emitter.emit();
}

/** Applies a theme, here and in the other tabs, and stores it for the next visits. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  writeStorage("local", THEME_KEY, theme === "system" ? null : theme);
}

/** Applies the theme that another tab chooses. Returns the function that ends this. */
export function followTheme(): () => void {
  return onStoredElsewhere(THEME_KEY, () => applyTheme(themeOf(readStorage("local", THEME_KEY))));
}

/** The chosen theme; "system" follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(emitter.subscribe, currentTheme, () => "system");
}
