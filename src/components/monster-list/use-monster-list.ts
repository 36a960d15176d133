import { type RefObject, useSyncExternalStore } from "react";
import { followKeys, viewport } from "#src/components/ui/viewport.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { FIRST_CARDS, firstInSight } from "./card-range.ts";
import { useCardRange } from "./use-card-range.tsx";
import { useGridGeometry } from "./use-grid-geometry.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useReservedHeight } from "./use-reserved-height.ts";
import { useRovingTabIndex } from "./use-roving-tab-index.ts";

/** What a card, or a row of a table, knows of its place in its list. */
export type ListItem = {
  monster: Monster;
  index: number;
  /** Whether it is the tab stop of the list; `undefined` while no keys move within. */
  isTabStop: boolean | undefined;
  isOpened: boolean;
  /** Whether a link has led to it. */
  isMarked: boolean;
  /** Whether it is not on the first screen, and its portrait can wait until it is near the window. */
  isFurtherDown: boolean;
  /** Outside of the rendered rows, its distance from the top of the list in pixels. */
  top: number | undefined;
};

/**
 * The monsters of a list, a grid of one or more columns, that are in the document: those of `useCardRange`, and the
 * focused one. Keys move within the list, see `useRovingTabIndex`.
 */
export function useMonsterList(
  listRef: RefObject<HTMLElement | null>,
  monsters: readonly Monster[],
  firstCards = FIRST_CARDS,
) {
  const count = monsters.length;
  const grid = useGridGeometry(listRef);
  const { columns, rowHeight } = grid ?? { columns: 1, rowHeight: 0 };
  const { range, decider } = useCardRange(grid, monsters, firstCards);
  useKeptPlace(grid, monsters);
  const reservedHeight = useReservedHeight();
  const pageRows = Math.max(Math.floor(rowHeight && viewport().height / rowHeight), 1);
  const focus = useRovingTabIndex(listRef, monsters, { count, columns, pageRows });

  const indexes = Array.from({ length: range.end - range.start }, (_, at) => range.start + at);
  const outside = focus.isFocused && !indexes.includes(focus.index) ? focus.index : -1;
  if (outside >= 0) indexes[outside < range.start ? "unshift" : "push"](outside);
  // Needed at key presses alone, also while the list is scrolled.
  const findInSight = () => (grid ? firstInSight(grid, count) : 0);
  const inSight = useSyncExternalStore(followKeys, findInSight, findInSight);
  const tabStop = indexes.includes(focus.index) ? focus.index : inSight;

  // Rows have the same height.
  const heightOf = (cards: number) => Math.ceil(cards / columns) * rowHeight;
  const items = indexes.flatMap((index): ListItem[] => {
    const monster = monsters[index];
    if (!monster) return [];
    return [
      {
        monster,
        index,
        isTabStop: grid ? index === tabStop : undefined,
        isOpened: monster.id === focus.openedId,
        isMarked: monster.id === focus.markedId,
        // That of a card which was opened moves there on Back.
        isFurtherDown: index >= firstCards && monster.id !== focus.openedId,
        top: index === outside ? heightOf(index - (index % columns)) : undefined,
      },
    ];
  });
  const padding = `${heightOf(range.start)}px ${heightOf(count) - heightOf(range.end)}px`;
  // Measuring lays the page out, and a short one would lose its scroll position.
  const style = grid ? { paddingBlock: padding } : { minHeight: reservedHeight };
  const goesOn = !grid && count > firstCards;
  return {
    items,
    listProps: { style, "data-goes-on": goesOn || undefined, ...focus.handlers },
    /** Has to be rendered beside the list. */
    decider,
  };
}
