import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";
import { nextPaint } from "#src/lib/scheduling.ts";
import { PRERENDERED, PRESSED } from "#src/page/marks.ts";

const takeover = Promise.withResolvers<void>();

/** Resolves when React has hydrated the screen of the page, or rendered it. */
export const whenTakenOver = takeover.promise;

function endPrerendered(pressed: HTMLElement | null): void {
  const root = document.documentElement;
  if (!root.hasAttribute(PRERENDERED)) return;
  pressed?.click();
  root.removeAttribute(PRERENDERED);
  root.style.removeProperty("min-height");
}

/**
 * Around a screen, which React hydrates after what the router renders around it. When it has done so, this repeats the
 * last click on a button of the HTML, and removes the mark of the prerendered page.
 */
export function Takeover({ children }: { children: ReactNode }) {
  const pressed = useRef<HTMLElement>(null);
  // Deferred values change together. So this one changes when the list of an address with a search is there, too.
  const isSettled = useDeferredValue(useHydrated());
  useLayoutEffect(() => {
    // From now on React handles clicks.
    pressed.current = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  }, []);
  useEffect(() => {
    takeover.resolve();
    // What differs from the HTML, such as the height of a list, is rendered first.
    if (isSettled) void nextPaint().then(() => endPrerendered(pressed.current));
  }, [isSettled]);
  return children;
}
