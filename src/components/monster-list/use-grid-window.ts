import { type RefObject, useDeferredValue, useSyncExternalStore } from "react";
import { followKeys, followScrolling, viewport } from "#src/components/ui/viewport.ts";
import { useGridGeometry } from "./use-grid-geometry.ts";

/** How many cards the prerendered HTML has, unless its screen says so: as many as fit a phone or tablet without scrolling. */
export const FIRST_CARDS = 12;

/** Rows rendered above and below the visible ones, so that scrolling does not show gaps. */
const OVERSCAN_ROWS = 2;

/** Defers `row` so that input has priority, but never by more rows than the overscan covers. */
function useDeferredRow(row: number): number {
  const deferred = useDeferredValue(row);
  return Math.abs(row - deferred) > OVERSCAN_ROWS ? row : deferred;
}

/**
 * The cards of a grid of `count` that are in sight or near it: the visible rows and the overscan, `end`
 * exclusive. All rows have the same height, set by CSS.
 * @param isComplete whether all cards are in the document. Then only their tab stop depends on the window, which is
 * updated at key presses alone.
 * @param firstCards how many there are until the grid is measured.
 * @returns the window; the first card that is wholly in sight; and the measured columns and height of a row in pixels, 0
 * where nothing can be measured.
 */
export function useGridWindow(
  gridRef: RefObject<HTMLElement | null>,
  count: number,
  isComplete: boolean,
  firstCards: number,
) {
  const geometry = useGridGeometry(gridRef);
  const { columns, rowHeight, top } = geometry ?? { columns: 1, rowHeight: 0, top: 0 };
  // Those of the prerendered HTML stay until the grid is measured.
  const unmeasuredRows = Math.ceil(firstCards / columns);
  const rows = Math.ceil(count / columns);
  // Whole rows: scrolling within a row does not render again.
  const rowAt = (y: number) => Math.floor((y - top) / rowHeight);
  const findFirst = () => (rowHeight > 0 ? rowAt(viewport().top) : 0);
  const findLast = () =>
    rowHeight > 0 ? rowAt(viewport().top + viewport().height) : unmeasuredRows - 1;
  const follow = isComplete ? followKeys : followScrolling;
  const firstVisible = useSyncExternalStore(follow, findFirst, findFirst);
  const lastVisible = useSyncExternalStore(follow, findLast, findLast);
  const clamp = (row: number) => Math.min(Math.max(row, 0), Math.max(rows - 1, 0));
  const topRow = useDeferredRow(firstVisible);
  const first = clamp(topRow - OVERSCAN_ROWS);
  // Where only key presses are followed, the row counts at once: the same key moves the focus to the tab stop.
  const wholeRow = (isComplete ? firstVisible : topRow) + 1;
  const last = clamp(useDeferredRow(lastVisible) + (rowHeight > 0 ? OVERSCAN_ROWS : 0));
  return {
    isMeasured: geometry !== null,
    columns,
    rowHeight,
    firstInSight: rowHeight > 0 ? clamp(wholeRow) * columns : 0,
    start: first * columns,
    end: Math.min((last + 1) * columns, count),
  };
}
