import {
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";

/** How many cards are drawn where nothing can be measured: when the build writes a page. */
const FIRST_CARDS = 12;

/**
 * How many are drawn at first in order to measure. What else is in sight follows before the next
 * paint, but at one go: on a phone, where that is slow, nothing has to follow.
 */
const CARDS_ON_A_PHONE = 8;

/** Rows above and below those in sight, so that scrolling finds them drawn. */
const SPARE_ROWS = 2;

type Geometry = { columns: number; rowHeight: number; top: number };

/** What CSS has made of the grid: its columns, the height of a row with its gap, its place on the page. */
function measure(grid: HTMLElement): Geometry {
  const style = getComputedStyle(grid);
  const columns = style.gridTemplateColumns.split(" ").length;
  const card = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  return {
    columns,
    rowHeight: card + (Number.parseFloat(style.rowGap) || 0),
    top: grid.getBoundingClientRect().top + scrollY,
  };
}

const isSame = (a: Geometry | null, b: Geometry) =>
  a?.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top;

function useGeometry(gridRef: RefObject<HTMLElement | null>): Geometry | null {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    const update = () => {
      const next = measure(grid);
      setGeometry((current) => (isSame(current, next) ? current : next));
    };
    update();
    // It tells of the first layout too. The body changes its height whenever something above the grid does.
    const observer = new ResizeObserver(update);
    observer.observe(grid);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [gridRef]);
  return geometry;
}

function subscribeToView(listener: () => void): () => void {
  addEventListener("scroll", listener, { passive: true });
  addEventListener("resize", listener);
  return () => {
    removeEventListener("scroll", listener);
    removeEventListener("resize", listener);
  };
}

/** A row that may lag behind while the spare ones fill the view: what is tapped or typed goes first. */
function useUnhurried(row: number): number {
  const drawn = useDeferredValue(row);
  return Math.abs(row - drawn) > SPARE_ROWS ? row : drawn;
}

/**
 * Which cards of a grid of `count` have to be in the document: those in sight and two rows around.
 * CSS decides on columns and on the height of a row, which is the same for all; so the window is
 * plain arithmetic.
 * @returns the first index, the index after the last, the space above and below in pixels, and
 * where a card that is kept outside of this window belongs.
 */
export function useGridWindow(gridRef: RefObject<HTMLElement | null>, count: number) {
  const geometry = useGeometry(gridRef);
  const { columns, rowHeight, top } = geometry ?? { columns: 1, rowHeight: 0, top: 0 };
  const rowsUnmeasured = Math.ceil(FIRST_CARDS / columns);
  const rows = Math.ceil(count / columns);
  // Whole rows: scrolling within one draws nothing anew.
  const rowAt = (y: number) => (rowHeight > 0 ? Math.floor((y - top) / rowHeight) : 0);
  const firstInSight = useSyncExternalStore(
    subscribeToView,
    () => rowAt(scrollY),
    () => 0,
  );
  const lastInSight = useSyncExternalStore(
    subscribeToView,
    () => {
      if (rowHeight > 0) return rowAt(scrollY + innerHeight);
      return geometry ? rowsUnmeasured - 1 : CARDS_ON_A_PHONE - 1;
    },
    () => rowsUnmeasured - 1,
  );
  const clamp = (row: number) => Math.min(Math.max(row, 0), Math.max(rows - 1, 0));
  const first = clamp(useUnhurried(firstInSight) - SPARE_ROWS);
  const last = clamp(useUnhurried(lastInSight) + (rowHeight > 0 ? SPARE_ROWS : 0));
  return {
    isMeasured: geometry !== null,
    columns,
    start: first * columns,
    end: Math.min((last + 1) * columns, count),
    before: first * rowHeight,
    after: Math.max(rows - 1 - last, 0) * rowHeight,
    topOf: (index: number) => Math.floor(index / columns) * rowHeight,
  };
}
