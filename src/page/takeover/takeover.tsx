import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { nextPaint } from "#src/lib/next-paint.ts";
import { PRERENDERED, PRESSED } from "#src/page/contract.ts";
import { useWasPrerendered } from "./hydration.ts";

const IsTakenOver = createContext(true);

/** Whether React renders the lists by now; before, they are those of the prerendered HTML. */
export const useIsTakenOver = (): boolean => use(IsTakenOver);

function finishTakeover(pressed: HTMLElement | null): void {
  const root = document.documentElement;
  if (!root.hasAttribute(PRERENDERED)) return;
  pressed?.click();
  root.removeAttribute(PRERENDERED);
  document.body.style.removeProperty("min-height");
}

/**
 * Takes over the page once it is hydrated: renders the lists, in small steps, in place of those of the HTML. Then it
 * repeats the last click on a button of the HTML, and removes the mark of the prerendered page.
 */
export function Takeover({ children }: { children: ReactNode }) {
  const wasPrerendered = useWasPrerendered();
  const [isTakenOver, setIsTakenOver] = useState(import.meta.env.SSR || !wasPrerendered);
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // From now on React handles clicks.
    pressed.current = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  }, []);
  // Not a layout effect: a busy browser may paint before React has rendered what differs from the HTML, such as the
  // height of a list.
  useEffect(() => {
    if (!isTakenOver) startTransition(() => setIsTakenOver(true));
    else void nextPaint().then(() => finishTakeover(pressed.current));
  }, [isTakenOver]);
  return <IsTakenOver value={isTakenOver}>{children}</IsTakenOver>;
}
