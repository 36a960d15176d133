import { viewport } from "#src/components/ui/viewport.ts";

/** How many cards the prerendered HTML has, unless its screen says so: as many as fit a phone or tablet without scrolling. */
export const FIRST_CARDS = 12;

/** Rows above and below those in sight that are in the document, too, so that scrolling does not show gaps. */
export const OVERSCAN_ROWS = 2;

/** A measured grid in pixels. All rows have the same height, set by CSS: with its gap, and 0 where nothing is laid out. */
export type Grid = { columns: number; rowHeight: number; top: number };

/** Indexes of cards, `end` exclusive. */
export type CardRange = { start: number; end: number };

/** What decides which cards of a list are in the document gets these props, and renders nothing. */
export type CardRangeProps = {
  grid: Grid;
  list: readonly unknown[];
  /** The cards that are in the document: whole rows. */
  range: CardRange;
  /** Stays the same for a list. */
  onRange: (range: CardRange) => void;
};

/** The cards from one row to another. Rows beyond those of a list of `count` are its first or last one. */
export function cardsOfRows(columns: number, count: number, first: number, last: number) {
  const lastRow = Math.ceil(count / columns) - 1;
  const clamp = (row: number) => Math.max(Math.min(row, lastRow), 0);
  return { start: clamp(first) * columns, end: Math.min((clamp(last) + 1) * columns, count) };
}

/** The row of a grid at this height of the page. */
const rowAt = ({ rowHeight, top }: Grid, y: number): number =>
  rowHeight > 0 ? Math.floor((y - top) / rowHeight) : -1;

/** The first card that is wholly in sight. */
export function firstInSight(grid: Grid, count: number): number {
  const row = rowAt(grid, viewport().top) + 1;
  return cardsOfRows(grid.columns, count, row, row).start;
}

/** The cards in sight, and those of so many rows above and below them. */
export function cardsInSight(grid: Grid, count: number, overscan: number): CardRange {
  const { top, height } = viewport();
  const first = rowAt(grid, top) - overscan;
  return cardsOfRows(grid.columns, count, first, rowAt(grid, top + height) + overscan);
}
