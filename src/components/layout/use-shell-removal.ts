import { useHydrated } from "@tanstack/react-router";
import { useDeferredValue, useLayoutEffect, useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";

const removal = createEmitter();

function removeShell(): void {
  const root = document.documentElement;
  if (root.dataset.shell === undefined) return;
  delete root.dataset.shell;
  document.body.style.removeProperty("min-height");
  // `prerender/inline/start.ts` marks the button that was pressed last. React hydrates its card
  // for the click, which it cannot do while it commits.
  document.querySelector<HTMLElement>("[data-pressed]")?.click();
  removal.emit();
}

/**
 * Runs once the app has mounted: repeats the last click on a button of the prerendered HTML, and
 * removes `data-shell` from `<html>`.
 */
export function useShellRemoval(): void {
  // The list of an address with a search stays hidden until it is searched, which React defers, too.
  const isSearched = useDeferredValue(useHydrated());
  useLayoutEffect(() => {
    if (!isSearched && document.documentElement.dataset.shell === "search") return;
    // After the first paint, whose task is long enough.
    requestAnimationFrame(() => requestAnimationFrame(removeShell));
  }, [isSearched]);
}

const areCardsFree = () => document.documentElement.dataset.shell !== "";

/** Whether other cards may take the place of those in the HTML: a button in these may have been pressed. */
export const useAreCardsFree = (): boolean =>
  useSyncExternalStore(removal.subscribe, areCardsFree, () => false);
