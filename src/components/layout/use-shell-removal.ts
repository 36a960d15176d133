import { useLayoutEffect } from "react";

function finishTakeOver(): void {
  const root = document.documentElement;
  if (root.dataset.shell === undefined) return;
  // `prerender/inline/start.ts` marks the button that was pressed last.
  document.querySelector<HTMLElement>("[data-pressed]")?.click();
  // Only after the app's first paint: the cards of that paint were there before, and do not fade in.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete root.dataset.shell;
    }),
  );
}

/**
 * Ends the time in which the page that the build has written stood in for the app: what a visitor
 * pressed meanwhile is pressed now.
 */
export function useTakeOver(): void {
  useLayoutEffect(finishTakeOver, []);
}
