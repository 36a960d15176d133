import { startTransition, useLayoutEffect } from "react";
import { followScrolling } from "#src/components/ui/viewport.ts";
import { idle } from "#src/lib/scheduling.ts";
import { type CardRangeProps, cardsInSight, OVERSCAN_ROWS } from "./card-range.ts";

/** Few enough cards that adding them delays no input on a slow phone. */
const CARDS_PER_IDLE_PERIOD = 2;

/**
 * Lets a list grow while the page is idle until it is whole: first around what is in sight, then below, then above. Those
 * in sight, and the rows around them, come at once when the visitor scrolls meanwhile.
 */
export function WholeList({ grid, list, range: { start, end }, onRange }: CardRangeProps) {
  const count = list.length;
  useLayoutEffect(() => {
    if (start === 0 && end === count) return undefined;
    const near = cardsInSight(grid, count, OVERSCAN_ROWS);
    const isAboveNext = end === count || (end >= near.end && start > near.start);
    const step = CARDS_PER_IDLE_PERIOD;
    const next = isAboveNext ? { start: start - step, end } : { start, end: end + step };
    let isLatest = true;
    void idle().then(() => isLatest && startTransition(() => onRange(next)));
    const unfollow = followScrolling(() => {
      const shown = cardsInSight(grid, count, OVERSCAN_ROWS);
      if (shown.start >= start && shown.end <= end) return;
      const isApart = shown.start > end || start > shown.end;
      onRange(
        isApart ? shown : { start: Math.min(start, shown.start), end: Math.max(end, shown.end) },
      );
    });
    return () => {
      isLatest = false;
      unfollow();
    };
  }, [grid, count, start, end, onRange]);
  return null;
}
