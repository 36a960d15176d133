import { useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import { writeStorage } from "#src/lib/storage.ts";

export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "theme";

const emitter = createEmitter();

// The script in index.html has put a remembered choice on the page before its first paint.
function currentTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? "system";
}

/** Lets the browser's own bars follow the chosen theme instead of the device's. */
export function colorBrowserBars(theme: Theme = currentTheme()): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme-color]")) {
    const own = meta.dataset.themeColor;
    if (theme === "system") meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? "all" : "not all";
  }
}

/** Shows the app in this theme, now and at the next visits. */
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
