import { useLayoutEffect } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import { PLACE } from "#src/page/marks.ts";
import type { Grid } from "./card-range.ts";

/**
 * After a change of language, scrolls until the card that was in the middle of the window is where it was: its row may be
 * higher or lower on the page, and the list come late.
 */
export function useKeptPlace(grid: Grid | null, monsters: readonly Monster[]): void {
  useLayoutEffect(() => {
    const place = new URLSearchParams(document.documentElement.getAttribute(PLACE) ?? "");
    const id = place.get("monster");
    const index = id === null ? -1 : monsters.findIndex((monster) => monster.id === id);
    if (!grid || index < 0) return;
    const row = Math.floor(index / grid.columns);
    scrollTo(scrollX, grid.top + row * grid.rowHeight - Number(place.get("top")));
  }, [grid, monsters]);
}
