import { useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import { writeStorage } from "#src/lib/storage.ts";

export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "theme";

const emitter = createEmitter();

// The script in index.html sets `data-theme` from storage before the first paint.
function currentTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? "system";
}

/** Gives the browser UI (`theme-color`) the chosen theme instead of the device's. */
export function colorBrowserBars(theme: Theme = currentTheme()): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme-color]")) {
    const own = meta.dataset.themeColor;
    if (theme === "system") meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? "all" : "not all";
  }
}

/** Applies a theme and stores it for the next visits. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  colorBrowserBars(theme);
  writeStorage("local", STORAGE_KEY, theme === "system" ? null : theme);
  emitter.emit();
}

/** The chosen theme; "system" follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(emitter.subscribe, currentTheme, () => "system");
}
