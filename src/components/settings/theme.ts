import { THEME, THEME_COLOR } from "#src/page/marks.ts";
import { chosenTheme, getStored, onStored } from "#src/state/use-stored.ts";

/** Gives the browser UI (`theme-color`) the chosen theme instead of the device's. */
export function colorBrowserBars(): void {
  const theme = getStored(chosenTheme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`[${THEME_COLOR}]`)) {
    const own = meta.getAttribute(THEME_COLOR);
    if (theme === "system") meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? "all" : "not all";
  }
}

function applyTheme(): void {
  const theme = getStored(chosenTheme);
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute(THEME);
  else root.setAttribute(THEME, theme);
  colorBrowserBars();
}

/** Applies each theme that is chosen from now on, here or in another tab. Returns the function that ends this. */
export const followTheme = (): (() => void) => onStored(chosenTheme, applyTheme);
