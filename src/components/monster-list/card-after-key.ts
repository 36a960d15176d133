/** The size of a grid of cards; `pageRows` is the number of rows that fit into the viewport. */
export type GridSize = { count: number; columns: number; pageRows: number };

/** The index of the card that a key leads to, perhaps beyond the grid; `undefined` if the key is not for the grid. */
export function cardAfterKey(key: string, from: number, size: GridSize): number | undefined {
  const { count, columns, pageRows } = size;
  const last = count - 1;
  const cards: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: last,
    PageUp: Math.max(from - pageRows * columns, from % columns),
    PageDown: Math.min(from + pageRows * columns, last),
  };
  return cards[key];
}
