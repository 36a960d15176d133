import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { startTransition, useLayoutEffect, useState } from "react";
import { type CardRangeProps, cardsOfRows, OVERSCAN_ROWS } from "./card-range.ts";

/** Keeps those cards of a list in the document that are in sight, and the rows around them. */
export default function VirtualList({ grid, list, range, onRange }: CardRangeProps) {
  const { columns, rowHeight, top } = grid;
  // It scrolls to where the window was when it was first enabled, which may be long before a render ends.
  const [isMounted, setIsMounted] = useState(false);
  useLayoutEffect(() => setIsMounted(true), []);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(list.length / columns),
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: OVERSCAN_ROWS,
    enabled: isMounted && rowHeight > 0,
  });
  const rows = virtualizer.getVirtualIndexes();
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
  const cardsOf = (first: number, last: number) => cardsOfRows(columns, list.length, first, last);
  const { start, end } = cardsOf(rows[0] ?? 0, rows.at(-1) ?? 0);
  const inSight = cardsOf(startIndex, endIndex);
  const isMeasured = rows.length > 0;
  const isInDocument = inSight.start >= range.start && inSight.end <= range.end;
  const isDone = start === range.start && end === range.end;
  useLayoutEffect(() => {
    if (!isMeasured || isDone) return;
    const show = () => onRange({ start, end });
    // Input has priority over rows that are not in sight yet.
    if (isInDocument) startTransition(show);
    else show();
  }, [isMeasured, isDone, isInDocument, start, end, onRange]);
  return null;
}
