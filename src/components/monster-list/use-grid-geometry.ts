import { type RefObject, useLayoutEffect, useState } from "react";

type Geometry = { columns: number; rowHeight: number; top: number };

/** The columns, the height of a row with its gap, and the place on the page; `null` while there is no card. */
function measure(grid: HTMLElement): Geometry | null {
  const card = grid.firstElementChild;
  if (!card) return null;
  const style = getComputedStyle(grid);
  const columns = style.gridTemplateColumns.split(" ").length;
  return {
    columns,
    rowHeight: card.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0),
    top: grid.getBoundingClientRect().top + scrollY,
  };
}

const isSame = (a: Geometry | null, b: Geometry) =>
  a?.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top;

/** The part of the page in a window, and the width of that window, in pixels. */
type Place = { top: number; height: number; width: number };

const measurePlace = (): Place => ({ top: scrollY, height: innerHeight, width: innerWidth });

/** How far to scroll so that the cards in the middle of the window stay there in other rows. */
function scrollAfter(from: Geometry, to: Geometry, place: Place): number | undefined {
  // If the start of the grid is in sight, it stays so without scrolling.
  if (innerWidth === place.width || place.top <= from.top) return undefined;
  const row = Math.floor((place.top + place.height / 2 - from.top) / from.rowHeight);
  const middle = Math.floor((row * from.columns) / to.columns) + 0.5;
  return to.top + middle * to.rowHeight - innerHeight / 2;
}

/**
 * The geometry of a grid of cards, `null` until it is measured. Where a turned phone or another window rearranges the
 * cards, the page is scrolled so that those in its middle stay there.
 */
export function useGridGeometry(gridRef: RefObject<HTMLElement | null>) {
  const [geometry, setGeometry] = useState<(Geometry & { scroll?: number | undefined }) | null>(
    null,
  );
  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    let place = measurePlace();
    const remember = () => {
      // Ignores how browsers scroll when the width changes.
      if (innerWidth === place.width) place = measurePlace();
    };
    const update = () => {
      const next = measure(grid);
      const last = place;
      place = measurePlace();
      setGeometry((current) => {
        if (!next || isSame(current, next)) return current;
        return { ...next, scroll: current ? scrollAfter(current, next, last) : undefined };
      });
    };
    update();
    // The body is observed because its height changes when content above the grid changes.
    const observer = new ResizeObserver(update);
    // The content box changes with each row that scrolls by.
    observer.observe(grid, { box: "border-box" });
    observer.observe(document.body);
    addEventListener("scroll", remember, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", remember);
    };
  }, [gridRef]);
  // After the rows are rendered: how far to scroll depends on their height.
  useLayoutEffect(() => {
    if (geometry?.scroll !== undefined) scrollTo(scrollX, geometry.scroll);
  }, [geometry]);
  return geometry;
}
