import { useDeferredValue, useLayoutEffect, useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import { useAfterHydration } from "#src/lib/hydration.ts";

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
 * Once the app has mounted, repeats the last click on a button of the prerendered HTML, and removes `data-shell` from
 * `<html>`. Renders nothing, so that rendering it again costs nothing.
 */
export function ShellRemoval(): null {
  // The list of an address with a search stays hidden until it is searched, which React defers, too.
  const isSearched = useDeferredValue(useAfterHydration(false, true));
  useLayoutEffect(() => {
    if (!isSearched && document.documentElement.dataset.shell === "search") return;
    // After the first paint, whose task is long enough.
    requestAnimationFrame(() => requestAnimationFrame(removeShell));
  }, [isSearched]);
  return null;
}

const areCardsFree = () => document.documentElement.dataset.shell !== "";

/**
 * `first` until other cards may take the place of those in the HTML, of which a button may have been pressed, and
 * `then` afterwards.
 */
export const useOnceCardsAreFree = <T>(first: T, then: T): T =>
  useSyncExternalStore(
    removal.subscribe,
    () => (areCardsFree() ? then : first),
    () => first,
  );
