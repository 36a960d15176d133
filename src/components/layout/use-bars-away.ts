import { useEffect } from "react";
import { followScrolling, viewport } from "#src/components/ui/viewport.ts";

/** On `<html>` while the bars at the top of a phone are out of sight: whoever scrolls down reads. */
const BARS_AWAY = "data-bars-away";

/** On each of these bars. */
export const BAR = "data-bar";

/** Scrolling by less, in pixels, is no turn: a finger trembles. */
const TURN = 16;

/** Not after a tap, which also leaves the focus there. */
const isBarInUse = () => document.querySelector(`[${BAR}] :focus-visible`) !== null;

/** Sends the bars away while the page is scrolled down, and fetches them when it is scrolled up, or for the focus. */
export function useBarsAway(): void {
  useEffect(() => {
    const root = document.documentElement;
    /** The farthest place since the last turn. */
    let turn: number | undefined;
    const onScroll = () => {
      const { top, height } = viewport();
      const isAway = root.hasAttribute(BARS_AWAY);
      turn = isAway ? Math.max(turn ?? top, top) : Math.min(turn ?? top, top);
      // At the start of the page they have places of their own in it, which would be empty.
      const isLeaving = top - turn > TURN && top > height / 2 && !isBarInUse();
      if (isAway ? turn - top <= TURN : !isLeaving) return;
      turn = top;
      root.toggleAttribute(BARS_AWAY);
    };
    const onFocus = () => {
      if (isBarInUse()) root.removeAttribute(BARS_AWAY);
    };
    const unfollow = followScrolling(onScroll);
    addEventListener("focusin", onFocus);
    return () => {
      unfollow();
      removeEventListener("focusin", onFocus);
      root.removeAttribute(BARS_AWAY);
    };
  }, []);
}
