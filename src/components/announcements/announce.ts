import { useEffect, useRef } from "react";
import { SLOW_AFTER_MS } from "#src/components/ui/status.tsx";

/** The id of the live region that `announce` fills. Every page has it: screen readers miss words in a new region. */
export const ANNOUNCEMENTS_ID = "announcements";

/** By then screen readers have read the words. They go, so that reading the page line by line does not come to them later. */
const STAYS_MS = 5_000;

/** When a page comes back, a screen reader first says where it is, and misses what is announced until then. */
const ARRIVES_MS = 1_000;

/** Of two texts at one moment, screen readers may say only the second. */
const BETWEEN_MS = 1_000;

let missedUntil = 0;

function expectPage(): void {
  missedUntil = performance.now() + ARRIVES_MS;
}

/** Notes when a page comes back, from behind another window or a dialog. Returns the function that ends this. */
export function followPage(): () => void {
  addEventListener("focus", expectPage);
  // It does not bubble.
  addEventListener("close", expectPage, true);
  return () => {
    missedUntil = 0;
    removeEventListener("focus", expectPage);
    removeEventListener("close", expectPage, true);
  };
}

/** Lets screen readers say a text, once, wherever the focus is. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCEMENTS_ID);
  const words = document.createElement("p");
  words.textContent = text;
  const say = () => {
    region?.append(words);
    setTimeout(() => words.remove(), STAYS_MS);
  };
  const sayWhenHeard = () => {
    const wait = missedUntil - performance.now();
    if (wait > 0) {
      setTimeout(say, wait);
      missedUntil += BETWEEN_MS;
    } else say();
  };
  // Screen readers ignore a window in the background, such as the one behind the sign-in popup.
  if (document.hasFocus()) sayWhenHeard();
  else addEventListener("focus", sayWhenHeard, { once: true });
}

/** Announces `text` once it is there, if the visitor was told that the wait is long. */
export function useEndOfWait(text: string | null): void {
  const begin = useRef<number>(null);
  useEffect(() => {
    const waited = begin.current === null ? 0 : performance.now() - begin.current;
    if (text !== null && waited > SLOW_AFTER_MS) announce(text);
    begin.current = text === null ? performance.now() : null;
  }, [text]);
}
