import { useEffect, useRef } from "react";
import { useAuth } from "#src/auth/use-auth.ts";
import { SLOW_AFTER_MS } from "#src/components/ui/status.tsx";

/** The id of the live region that `announce` fills. It stands empty on every page, as live regions have to. */
export const ANNOUNCEMENTS_ID = "announcements";

/** By then screen readers have taken the words up; who reads the page line by line does not meet them. */
const STAYS_MS = 5_000;

/** A screen reader first tells which window has the focus now, and misses what is said until then. */
const ARRIVES_MS = 1_000;

/** Lets screen readers say a text, once, wherever the focus is. */
export function announce(text: string): void {
  // Nothing is said of a window behind another one, such as that of the sign-in.
  if (!document.hasFocus()) {
    addEventListener("focus", () => setTimeout(announce, ARRIVES_MS, text), { once: true });
    return;
  }
  const words = document.createElement("p");
  words.textContent = text;
  document.getElementById(ANNOUNCEMENTS_ID)?.append(words);
  setTimeout(() => words.remove(), STAYS_MS);
}

/** Says `text` once it is there, if that has taken so long that the visitor has been told. */
export function useEndOfWait(text: string | null): void {
  const begin = useRef<number>(null);
  useEffect(() => {
    const waited = begin.current === null ? 0 : performance.now() - begin.current;
    if (text !== null && waited > SLOW_AFTER_MS) announce(text);
    begin.current = text === null ? performance.now() : null;
  }, [text]);
}

/** Says `text` when the visitor has signed in, or out, here or in another tab. */
export function useSignInAnnouncement(way: "in" | "out", text: string): void {
  const { subscribe } = useAuth();
  useEffect(
    () =>
      subscribe(({ isAuthenticated }) => {
        if (isAuthenticated === (way === "in")) announce(text);
      }),
    [subscribe, way, text],
  );
}
