import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { nextPaint } from "#src/lib/scheduling.ts";
import { useHydrated } from "#src/lib/use-hydrated.ts";
import { PRERENDERED, PRESSED } from "#src/page/marks.ts";

const takeover = Promise.withResolvers<void>();

/** Resolves when React has hydrated the screen of the page, or rendered it. */
export const whenTakenOver = takeover.promise;

function endPrerendered(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(PRERENDERED)) return;
  root.removeAttribute(PRERENDERED);
  root.style.removeProperty("min-height");
}

/**
 * Around a screen, which React hydrates after what the router renders around it. When it has done so, this repeats the
 * last click on a button of the HTML, and then removes the mark of the prerendered page.
 */
export function Takeover({ children }: { children: ReactNode }) {
  // It changes for all at once, with the list of an address with a search, too.
  const isSettled = useHydrated();
  useLayoutEffect(() => {
    // From now on React handles clicks.
    const pressed = document.querySelector<HTMLElement>(`[${PRESSED}]`);
    pressed?.removeAttribute(PRESSED);
    void whenTakenOver.then(() => pressed?.click());
  }, []);
  useEffect(() => {
    takeover.resolve();
    // What differs from the HTML, such as the height of a list, is rendered first.
    if (isSettled) void nextPaint().then(endPrerendered);
  }, [isSettled]);
  return children;
}
