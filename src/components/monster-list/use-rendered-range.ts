import { type RefObject, startTransition, useEffect, useState } from "react";
import { idle } from "#src/lib/scheduling.ts";
import { useGridWindow } from "./use-grid-window.ts";

/** A list up to this length is rendered whole: docs/decisions/grid-window.md */
const MAX_WHOLE = 500;

/** Few enough cards that adding them delays no input on a slow phone. */
const CARDS_PER_IDLE_PERIOD = 5;

/** Indexes of cards, `end` exclusive. */
export type CardRange = { start: number; end: number };

/** The range with the next cards, first those below it. */
function grow({ start, end }: CardRange, count: number): CardRange {
  return end < count
    ? { start, end: Math.min(end + CARDS_PER_IDLE_PERIOD, count) }
    : { start: Math.max(start - CARDS_PER_IDLE_PERIOD, 0), end };
}

/**
 * Which cards of `list` are in the document: those near the viewport and, of a list of up to
 * 500, more and more of the others while the page is idle. A new list starts from the viewport again. On paper every
 * list is whole.
 * @returns whole rows of the grid, and the window of `useGridWindow`.
 */
export function useRenderedRange(
  gridRef: RefObject<HTMLElement | null>,
  list: readonly unknown[],
  isPrinting: boolean,
  firstCards: number,
) {
  const count = list.length;
  const [grown, setGrown] = useState({ list, start: 0, end: 0 });
  if (grown.list !== list) setGrown({ list, start: 0, end: 0 });
  const isComplete = grown.end - grown.start === count;
  const isGrowing = count <= MAX_WHOLE && !isComplete;
  const gridWindow = useGridWindow(gridRef, count, isComplete, firstCards);
  const near = isPrinting ? { start: 0, end: count } : gridWindow;
  const isConnected = grown.start <= near.end && near.start <= grown.end;
  const start = isConnected ? Math.min(grown.start, near.start) : near.start;
  const end = isConnected ? Math.max(grown.end, near.end) : near.end;

  useEffect(() => {
    if (!isGrowing) return undefined;
    let isLatest = true;
    void idle().then(() => {
      if (isLatest) startTransition(() => setGrown({ list, ...grow({ start, end }, count) }));
    });
    return () => {
      isLatest = false;
    };
  }, [isGrowing, list, start, end, count]);

  return {
    gridWindow,
    start: Math.min(start - (start % gridWindow.columns), count),
    end: Math.min(Math.ceil(end / gridWindow.columns) * gridWindow.columns, count),
  };
}
