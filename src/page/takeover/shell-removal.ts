import { useDeferredValue, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createEmitter } from "#src/lib/emitter.ts";
import { nextPaint } from "#src/lib/next-paint.ts";
import { PRESSED, SHELL } from "#src/page/contract.ts";
import { useAfterHydration } from "./hydration.ts";

const removal = createEmitter();

function removeShell(pressed: HTMLElement | null): void {
  const root = document.documentElement;
  if (!root.hasAttribute(SHELL)) return;
  // React hydrates the card of the button for that. Without the shell it may find that others take its place.
  pressed?.click();
  root.removeAttribute(SHELL);
  document.body.style.removeProperty("min-height");
  removal.emit();
}

/**
 * Once the app has mounted, repeats the last click on a button of the prerendered HTML, and removes the shell. Renders nothing, so that rendering it again costs nothing.
 */
export function ShellRemoval(): null {
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // From now on React handles each click itself.
    pressed.current = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  }, []);
  // The list of an address with a search stays hidden until it is searched, which React defers, too.
  const isSearched = useDeferredValue(useAfterHydration(false, true));
  // Not a layout effect: a busy browser may draw before React has rendered what differs from the HTML, such as the
  // height of a list.
  useEffect(() => {
    if (!isSearched && document.documentElement.getAttribute(SHELL) === "search") return;
    // After the first paint, whose task is long enough.
    void nextPaint().then(() => removeShell(pressed.current));
  }, [isSearched]);
  return null;
}

const areCardsFree = () => document.documentElement.getAttribute(SHELL) !== "";

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
