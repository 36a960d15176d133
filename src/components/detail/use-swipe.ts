import { useEffect, useEffectEvent } from "react";

/** The minimum horizontal distance in CSS pixels, and its ratio to the vertical distance. */
const MIN_DISTANCE = 64;
const MIN_RATIO = 2;

type Swipe = { onLeft: () => void; onRight: () => void };

/** Calls back when one finger swipes left or right anywhere on the page. */
export function useSwipe({ onLeft, onRight }: Swipe): void {
  const onEnd = useEffectEvent((dx: number, dy: number) => {
    if (Math.abs(dx) < MIN_DISTANCE || Math.abs(dx) < MIN_RATIO * Math.abs(dy)) return;
    if (dx < 0) onLeft();
    else onRight();
  });

  useEffect(() => {
    let start: Touch | undefined;
    const onTouchStart = ({ touches }: TouchEvent) => {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      start = touches.length === 1 && !isZoomed ? touches[0] : undefined;
    };
    const onTouchEnd = ({ changedTouches: [end] }: TouchEvent) => {
      if (start && end) onEnd(end.clientX - start.clientX, end.clientY - start.clientY);
      start = undefined;
    };
    document.addEventListener("touchstart", onTouchStart, { passive: true });
    document.addEventListener("touchend", onTouchEnd, { passive: true });
    return () => {
      document.removeEventListener("touchstart", onTouchStart);
      document.removeEventListener("touchend", onTouchEnd);
    };
  }, []);
}
