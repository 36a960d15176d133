import { type RefObject, useLayoutEffect } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import { PLACE } from "#src/page/marks.ts";

type GridRows = { columns: number; rowHeight: number };

/**
 * After a change of language, scrolls until the card that was in the middle of the window is where it was: its row may be
 * higher or lower on the page, and the list come late.
 */
export function useKeptPlace(
  gridRef: RefObject<HTMLElement | null>,
  monsters: readonly Monster[],
  { columns, rowHeight }: GridRows,
): void {
  useLayoutEffect(() => {
    const place = new URLSearchParams(document.documentElement.getAttribute(PLACE) ?? "");
    const id = place.get("monster");
    const index = id === null ? -1 : monsters.findIndex((monster) => monster.id === id);
    if (!gridRef.current || rowHeight === 0 || index < 0) return;
    const top =
      gridRef.current.getBoundingClientRect().top + Math.floor(index / columns) * rowHeight;
    scrollBy(0, top - Number(place.get("top")));
  }, [gridRef, monsters, columns, rowHeight]);
}
