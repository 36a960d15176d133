import { startTransition, useCallback, useEffect, useState } from "react";
import { whenIdle } from "#src/lib/when-idle.ts";

/** A list up to this length is rendered whole: docs/decisions/grid-window.md */
const MAX_WHOLE = 500;

/** Few enough cards that adding them delays no input on a slow phone. */
const CARDS_PER_IDLE_PERIOD = 20;

/** Indexes of cards, `end` exclusive. */
export type CardRange = { start: number; end: number };

/** Whether all cards of a list of `count` are to be in the document, not only those near the viewport. */
export const isRenderedWhole = (count: number): boolean => count <= MAX_WHOLE;

/** The range with the next cards, first those below it. */
function grow({ start, end }: CardRange, count: number): CardRange {
  return end < count
    ? { start, end: Math.min(end + CARDS_PER_IDLE_PERIOD, count) }
    : { start: Math.max(start - CARDS_PER_IDLE_PERIOD, 0), end };
}

/**
 * The cards of `list`, which is going to have `count`, in the document: those of `near`, and, while the page is idle, more and more of the
 * others, until a list of up to 500 is there as a whole. Another list starts from `near` again.
 * @returns whole rows of a grid with `columns`, and `onMount`, which each card has to call once it is mounted
 * or hydrated.
 */
export function useRenderedRange(
  near: CardRange,
  list: readonly unknown[],
  count: number,
  columns: number,
) {
  // Not from the first render on: of the prerendered cards, those away from `near` are not hydrated.
  const [grown, setGrown] = useState({ list, start: 0, end: 0 });
  const isConnected = grown.list === list && grown.start <= near.end && near.start <= grown.end;
  const start = isConnected ? Math.min(grown.start, near.start) : near.start;
  const end = isConnected ? Math.max(grown.end, near.end) : near.end;
  // More cards before that would delay the hydration of those in sight, which has the lowest priority.
  const [isMounted, setIsMounted] = useState(false);
  const onMount = useCallback(() => setIsMounted(true), []);
  const isGrowing = isMounted && isRenderedWhole(count) && end - start < count;

  useEffect(() => {
    if (!isGrowing) return undefined;
    let isCurrent = true;
    whenIdle(() => {
      if (isCurrent) startTransition(() => setGrown({ list, ...grow({ start, end }, count) }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isGrowing, list, start, end, count]);

  return {
    onMount,
    start: start - (start % columns),
    end: Math.min(Math.ceil(end / columns) * columns, count),
  };
}
