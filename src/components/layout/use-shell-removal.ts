import { useLayoutEffect } from "react";

function removeShell(): void {
  const root = document.documentElement;
  if (root.dataset.shell === undefined) return;
  // `prerender/inline/start.ts` marks the button that was pressed last.
  document.querySelector<HTMLElement>("[data-pressed]")?.click();
  // After the first paint: CSS fades in new cards, but those of the prerendered HTML must not fade.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete root.dataset.shell;
    }),
  );
}

/**
 * Runs once the app has mounted: repeats the last click on a button of the prerendered HTML, and
 * removes `data-shell` from `<html>`.
 */
export function useShellRemoval(): void {
  useLayoutEffect(removeShell, []);
}
