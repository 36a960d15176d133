import { startTransition, useLayoutEffect } from "react";
import { followScrolling } from "#src/components/ui/viewport.ts";
import { idle } from "#src/lib/scheduling.ts";
import { type CardRangeProps, cardsInSight } from "./card-range.ts";

/** Few enough cards that adding them delays no input on a slow phone. */
const CARDS_PER_IDLE_PERIOD = 2;

/**
 * Lets a list grow while the page is idle until it is whole, first below the cards that are there, then above. Those in
 * sight come at once, wherever the visitor scrolls meanwhile.
 */
export function WholeList({ grid, list, range: { start, end }, onRange }: CardRangeProps) {
  const count = list.length;
  useLayoutEffect(() => {
    if (start === 0 && end === count) return undefined;
    const show = () => {
      const near = cardsInSight(grid, count);
      if (near.start >= start && near.end <= end) return;
      const isApart = near.start > end || start > near.end;
      onRange(
        isApart ? near : { start: Math.min(start, near.start), end: Math.max(end, near.end) },
      );
    };
    const step = CARDS_PER_IDLE_PERIOD;
    const next = end < count ? { start, end: end + step } : { start: start - step, end };
    let isLatest = true;
    show();
    void idle().then(() => isLatest && startTransition(() => onRange(next)));
    const unfollow = followScrolling(show);
    return () => {
      isLatest = false;
      unfollow();
    };
  }, [grid, count, start, end, onRange]);
  return null;
}
