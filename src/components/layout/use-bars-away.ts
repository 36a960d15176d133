import { useEffect } from "react";
import { followScrolling, viewport } from "#src/components/ui/viewport.ts";

/** On `<html>` while the bars at the top are hidden on a phone, because the visitor scrolls down. */
const BARS_AWAY = "data-bars-away";

/** On each of these bars. */
export const BAR = "data-bar";

/** Scrolling back by less, in pixels, is no change of direction: fingers tremble. */
const TURN = 16;

/** Whether the keyboard is in a bar. A tap leaves the focus there too, but it is not `:focus-visible`. */
const isBarInUse = () => document.querySelector(`[${BAR}] :focus-visible`) !== null;

/** Hides the bars while the page is scrolled down; shows them when it is scrolled up or one of them gets the focus. */
export function useBarsAway(): void {
  useEffect(() => {
    const root = document.documentElement;
    /** The farthest position since the last change of direction. */
    let turn: number | undefined;
    const onScroll = () => {
      const { top, height } = viewport();
      const isAway = root.hasAttribute(BARS_AWAY);
      turn = isAway ? Math.max(turn ?? top, top) : Math.min(turn ?? top, top);
      // At the top of the page the bars take up room, which would be left empty.
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
