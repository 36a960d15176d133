import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { viewport } from "#src/components/ui/viewport.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { FIRST_CARDS } from "./use-grid-window.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { type CardRange, useRenderedRange } from "./use-rendered-range.ts";
import { useReservedHeight } from "./use-reserved-height.ts";
import { useRovingTabIndex } from "./use-roving-tab-index.ts";

/** Whether the page is being printed. Components render for it before the browser prints. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}

/** The indexes of a range, and of one more card: -1 for none. */
function indexesOf({ start, end }: CardRange, outside: number): number[] {
  const indexes = Array.from({ length: end - start }, (_, at) => start + at);
  return outside < 0 ? indexes : [...indexes, outside].sort((a, b) => a - b);
}

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
 * The monsters of a list, a grid of one or more columns, that are in the document: those of `useRenderedRange`, and the
 * focused one. Keys move within the list, see `useRovingTabIndex`.
 */
export function useListWindow(
  listRef: RefObject<HTMLElement | null>,
  monsters: readonly Monster[],
  firstCards = FIRST_CARDS,
) {
  const count = monsters.length;
  const isPrinting = useIsPrinting();
  const { gridWindow, ...rendered } = useRenderedRange(listRef, monsters, isPrinting, firstCards);
  const { isMeasured, columns, rowHeight } = gridWindow;
  useKeptPlace(listRef, monsters, gridWindow);
  const reservedHeight = useReservedHeight();
  const pageRows = Math.max(Math.floor(rowHeight && viewport().height / rowHeight), 1);
  const focus = useRovingTabIndex(listRef, monsters, { count, columns, pageRows });

  // Rows have the same height.
  const heightOf = (cards: number) => Math.ceil(cards / columns) * rowHeight;
  const padding = `${heightOf(rendered.start)}px ${heightOf(count) - heightOf(rendered.end)}px`;
  const isRendered = focus.index >= rendered.start && focus.index < rendered.end;
  const outside = focus.isFocused && !isRendered ? focus.index : -1;
  const indexes = indexesOf(rendered, outside);
  const tabStop = indexes.includes(focus.index) ? focus.index : gridWindow.firstInSight;

  const items = indexes.flatMap((index): ListItem[] => {
    const monster = monsters[index];
    if (!monster) return [];
    return [
      {
        monster,
        index,
        isTabStop: isMeasured ? index === tabStop : undefined,
        isOpened: monster.id === focus.openedId,
        isMarked: monster.id === focus.markedId,
        // That of a card which was opened moves there on Back.
        isFurtherDown: index >= firstCards && monster.id !== focus.openedId,
        top: index === outside ? heightOf(index - (index % columns)) : undefined,
      },
    ];
  });
  const style = isMeasured ? { paddingBlock: padding } : { minHeight: reservedHeight };
  const goesOn = !isMeasured && count > firstCards;
  return {
    items,
    listProps: { style, "data-goes-on": goesOn || undefined, ...focus.handlers },
  };
}
