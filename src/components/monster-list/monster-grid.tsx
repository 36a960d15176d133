import { memo, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { viewport } from "#src/components/ui/viewport.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterSearchParams } from "#src/monsters/search/query-params.ts";
import { MonsterCard, type ResultDetails } from "./monster-card.tsx";
import styles from "./monster-grid.module.css";
import { useKeptPlace } from "./use-kept-place.ts";
import { type CardRange, useRenderedRange } from "./use-rendered-range.ts";
import { useReservedHeight } from "./use-reserved-height.ts";
import { useRovingTabIndex } from "./use-roving-tab-index.ts";

const NO_SEARCH: MonsterSearchParams = {};

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

type MonsterGridProps = {
  monsters: readonly Monster[];
  labelledBy: string;
  headingLevel: 2 | 3;
  /** The search and order of this list, for the links to its monsters; by default it has neither. */
  search?: MonsterSearchParams;
  details?: ResultDetails | undefined;
};

/** A grid of cards. In the document are those of `useRenderedRange`, and the focused one. */
export const MonsterGrid = memo(function MonsterGrid(props: MonsterGridProps) {
  const { monsters, labelledBy, headingLevel, search = NO_SEARCH, details } = props;
  const count = monsters.length;
  const gridRef = useRef<HTMLUListElement>(null);
  const isPrinting = useIsPrinting();
  const { gridWindow, ...rendered } = useRenderedRange(gridRef, monsters, isPrinting);
  const { isMeasured, columns, rowHeight } = gridWindow;
  useKeptPlace(gridRef, monsters, gridWindow);
  const reservedHeight = useReservedHeight();
  const pageRows = Math.max(Math.floor(rowHeight && viewport().height / rowHeight), 1);
  const focus = useRovingTabIndex(gridRef, monsters, { count, columns, pageRows });

  // Rows have the same height.
  const heightOf = (cards: number) => Math.ceil(cards / columns) * rowHeight;
  const padding = `${heightOf(rendered.start)}px ${heightOf(count) - heightOf(rendered.end)}px`;
  const isRendered = focus.index >= rendered.start && focus.index < rendered.end;
  const outside = focus.isFocused && !isRendered ? focus.index : -1;
  const indexes = indexesOf(rendered, outside);
  const tabStop = indexes.includes(focus.index) ? focus.index : gridWindow.firstInSight;

  return (
    <ul
      ref={gridRef}
      className={styles.grid}
      aria-labelledby={labelledBy}
      style={isMeasured ? { paddingBlock: padding } : { minHeight: reservedHeight }}
      {...focus.handlers}
    >
      {indexes.map((index) => {
        const monster = monsters[index];
        return (
          monster && (
            <MonsterCard
              key={monster.id}
              monster={monster}
              index={index}
              count={count}
              headingLevel={headingLevel}
              search={search}
              details={details}
              isTabStop={isMeasured ? index === tabStop : undefined}
              isOpened={monster.id === focus.openedId}
              top={index === outside ? heightOf(index - (index % columns)) : undefined}
            />
          )
        );
      })}
    </ul>
  );
});
