import { type RefObject, startTransition, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isPrerendered } from "#src/lib/use-hydrated.ts";
import type { Grid } from "./card-range.ts";

/** `null` while there is no card. */
function measure(grid: HTMLElement): Grid | null {
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

const isSame = (a: Grid | null, b: Grid) =>
  a?.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top;

/** The part of the page in a window, and the width of that window, in pixels. */
type Place = { top: number; height: number; width: number };

const measurePlace = (): Place => ({ top: scrollY, height: innerHeight, width: innerWidth });

/** How far to scroll so that the cards in the middle of the window stay there in other rows. */
function scrollAfter(from: Grid, to: Grid, place: Place): number | null {
  // If the start of the grid is in sight, it stays so without scrolling.
  if (innerWidth === place.width || place.top <= from.top) return null;
  const row = Math.floor((place.top + place.height / 2 - from.top) / from.rowHeight);
  const middle = Math.floor((row * from.columns) / to.columns) + 0.5;
  return to.top + middle * to.rowHeight - innerHeight / 2;
}

/**
 * The geometry of a grid of cards, `null` until it is measured. Where a turned phone or another window rearranges the
 * cards, the page is scrolled so that those in its middle stay there.
 */
export function useGridGeometry(gridRef: RefObject<HTMLElement | null>): Grid | null {
  const [grid, setGrid] = useState<Grid | null>(null);
  useLayoutEffect(() => {
    const element = gridRef.current;
    if (!element) return;
    let place = measurePlace();
    let current = measure(element);
    // The HTML of the build is in sight. Elsewhere the cards are to come with the list.
    if (isPrerendered()) startTransition(() => setGrid(current));
    else setGrid(current);
    const remember = () => {
      // Ignores how browsers scroll when the width changes.
      if (innerWidth === place.width) place = measurePlace();
    };
    const update = () => {
      const next = measure(element);
      const scroll = current && next && scrollAfter(current, next, place);
      place = measurePlace();
      if (!next || isSame(current, next)) return;
      current = next;
      // How far one can scroll depends on the rows.
      flushSync(() => setGrid(next));
      if (scroll) scrollTo(scrollX, scroll);
    };
    // The body is observed because its height changes when content above the grid changes.
    const observer = new ResizeObserver(update);
    // The content box changes with each row that scrolls by.
    observer.observe(element, { box: "border-box" });
    observer.observe(document.body);
    addEventListener("scroll", remember, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", remember);
    };
  }, [gridRef]);
  return grid;
}
