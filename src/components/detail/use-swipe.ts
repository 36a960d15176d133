import { useEffect, useEffectEvent } from "react";
import { isCovered } from "#src/components/ui/covers.ts";
import { isZoomed } from "#src/components/ui/viewport.ts";

/** The minimum horizontal distance in CSS pixels, and its ratio to the vertical distance. */
const MIN_DISTANCE = 64;
const MIN_RATIO = 2;

/** A finger that stays longer is dragging something, such as the end of a selection. */
const MAX_DURATION_MS = 700;

/** The width in CSS pixels of both edges of the screen, where the system's Back gesture starts. */
const SYSTEM_EDGE = 32;

/** The attribute of what takes sideways swipes itself. */
export const OWN_SWIPES = { "data-swipes": true };

const hasOwnSwipes = ({ target }: Touch) =>
  target instanceof Element && target.closest("[data-swipes]") !== null;

type Swipe = { onLeft: () => void; onRight: () => void };

const isAtEdge = ({ clientX }: Touch) =>
  clientX < SYSTEM_EDGE || clientX > innerWidth - SYSTEM_EDGE;

const hasSelectedText = () => getSelection()?.isCollapsed === false;

/**
 * Takes sideways swipes of fingers from the browser, for which they are Back and Forward, except on a zoomed page. Those
 * of a trackpad, which have no replacement, stay the browser's.
 */
function claimSwipes(): () => void {
  const { style } = document.documentElement;
  const update = () => {
    style.touchAction = isZoomed() ? "" : "pan-y pinch-zoom";
  };
  update();
  window.visualViewport?.addEventListener("resize", update);
  return () => {
    window.visualViewport?.removeEventListener("resize", update);
    style.touchAction = "";
  };
}

/** Calls back when one finger swipes left or right anywhere on the page. */
export function useSwipe({ onLeft, onRight }: Swipe): void {
  const onEnd = useEffectEvent((dx: number, dy: number) => {
    if (Math.abs(dx) < MIN_DISTANCE || Math.abs(dx) < MIN_RATIO * Math.abs(dy)) return;
    if (dx < 0) onLeft();
    else onRight();
  });

  useEffect(claimSwipes, []);

  useEffect(() => {
    let start: Touch | undefined;
    let startedAt = 0;
    const onTouchStart = (event: TouchEvent) => {
      const [touch, second] = event.touches;
      const isOther = !touch || second || isAtEdge(touch) || hasOwnSwipes(touch) || isZoomed();
      start = isOther || hasSelectedText() || isCovered() ? undefined : touch;
      startedAt = event.timeStamp;
    };
    const onTouchEnd = ({ changedTouches: [end], timeStamp }: TouchEvent) => {
      const isFlick = timeStamp - startedAt <= MAX_DURATION_MS && !hasSelectedText();
      if (start && end && isFlick) onEnd(end.clientX - start.clientX, end.clientY - start.clientY);
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    document.addEventListener("touchstart", onTouchStart, options);
    document.addEventListener("touchend", onTouchEnd, options);
    return () => listening.abort();
  }, []);
}
