/** The size of a grid of cards; `pageRows` is the number of rows that fit into the viewport. */
export type GridSize = { count: number; columns: number; pageRows: number };

/**
 * The index of the card that a key leads to from the card at `from`. Beyond the grid there is no such
 * card; `undefined` means that the key is not for the grid.
 */
export function cardAfterKey(key: string, from: number, size: GridSize): number | undefined {
  const { count, columns, pageRows } = size;
  const last = count - 1;
  switch (key) {
    case "ArrowLeft":
      return from - 1;
    case "ArrowRight":
      return from + 1;
    case "ArrowUp":
      return from - columns;
    case "ArrowDown":
      return from + columns;
    case "Home":
      return 0;
    case "End":
      return last;
    case "PageUp":
      return Math.max(from - pageRows * columns, from % columns);
    case "PageDown":
      return Math.min(from + pageRows * columns, last);
    default:
      return undefined;
  }
}
