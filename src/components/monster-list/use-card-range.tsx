import { type ReactNode, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { isPrerendered } from "#src/lib/use-hydrated.ts";
import {
  type CardRange,
  type CardRangeProps,
  cardsInSight,
  cardsOfRows,
  type Grid,
} from "./card-range.ts";
import { WholeList } from "./whole-list.tsx";

/** A list up to this length is whole: docs/decisions/grid-window.md */
const MAX_WHOLE = 500;

const VirtualList = lazyPart(() => import("./virtual-list.tsx"), null, WholeList);

/** Whether the page is being printed. Components render for it before the browser prints. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}

/**
 * Which cards of a list are in the document: as many as the HTML has until the grid is measured, then those in sight and
 * what `WholeList` or `VirtualList` says, and on paper all. A new list starts from the window again.
 * @returns also that component, which has to be rendered.
 */
export function useCardRange(
  grid: Grid | null,
  list: CardRangeProps["list"],
  firstCards: number,
): { range: CardRange; decider: ReactNode } {
  const count = list.length;
  const isPrinting = useIsPrinting();
  const [shown, setShown] = useState<{ list: typeof list; range: CardRange }>();
  const onRange = useCallback((range: CardRange) => setShown({ list, range }), [list]);
  const [inHtml] = useState(() => (isPrerendered() ? list : null));
  // To measure the grid, before anything is painted, one card is enough. Those of the HTML have to stay.
  const first = { start: 0, end: Math.min(grid || inHtml ? firstCards : 1, count) };
  if (!grid) return { range: first, decider: null };
  const inSight = cardsInSight(grid, count, 0);
  const isFirstKept = !grid.rowHeight || (inHtml === list && inSight.start <= first.end);
  const near = isFirstKept ? { start: 0, end: Math.max(first.end, inSight.end) } : inSight;

  const { start, end } = shown?.list === list ? shown.range : near;
  const { columns, rowHeight } = grid;
  const range = isPrinting
    ? { start: 0, end: count }
    : cardsOfRows(columns, count, Math.floor(start / columns), Math.ceil(end / columns) - 1);
  const Decider = count > MAX_WHOLE ? VirtualList : WholeList;
  return {
    range,
    decider: <Decider key={rowHeight} grid={grid} list={list} range={range} onRange={onRange} />,
  };
}
