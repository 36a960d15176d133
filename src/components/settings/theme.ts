import { useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import { onStoredElsewhere, readStorage, writeStorage } from "#src/lib/storage.ts";

export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "theme";

const emitter = createEmitter();

const themeOf = (text: string | null | undefined): Theme =>
  THEMES.find((theme) => theme === text) ?? "system";

// The script in index.html sets `data-theme` from storage before the first paint.
const currentTheme = () => themeOf(document.documentElement.dataset.theme);

/** Gives the browser UI (`theme-color`) the chosen theme instead of the device's. */
export function colorBrowserBars(theme: Theme = currentTheme()): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme-color]")) {
    const own = meta.dataset.themeColor;
    if (theme === "system") meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? "all" : "not all";
  }
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  colorBrowserBars(theme);
  emitter.emit();
}

/** Applies a theme, here and in the other tabs, and stores it for the next visits. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  writeStorage("local", STORAGE_KEY, theme === "system" ? null : theme);
}

/** Applies the theme that another tab chooses. Returns the function that ends this. */
export function followTheme(): () => void {
  return onStoredElsewhere(STORAGE_KEY, () =>
    applyTheme(themeOf(readStorage("local", STORAGE_KEY))),
  );
}

/** The chosen theme; "system" follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(emitter.subscribe, currentTheme, () => "system");
}
