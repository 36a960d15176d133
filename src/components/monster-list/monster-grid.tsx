import { useLocation } from "@tanstack/react-router";
import {
  type KeyboardEvent,
  memo,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterSearch } from "#src/monsters/search/query-params.ts";
import { MonsterCard } from "./monster-card.tsx";
import styles from "./monster-grid.module.css";
import { forgetOpenedCard, openedCard, rememberOpenedCard } from "./opened-card.ts";
import { useGridWindow } from "./use-grid-window.ts";
import { useReservedHeight } from "./use-reserved-height.ts";

type MonsterGridProps = {
  monsters: readonly Monster[];
  /** Names the list. */
  labelledBy: string;
  headingLevel: 2 | 3;
  /** The search and order of this list, for the links to its monsters. */
  search: MonsterSearch;
};

/** The card that has the focus, or gets it in the next layout effect; -1 for none. */
type ActiveCard = { index: number; pendingFocus?: "scroll" | "preventScroll" };

/** A virtualized grid of cards: only visible rows and the focused card are in the document. */
export const MonsterGrid = memo(function MonsterGrid(props: MonsterGridProps) {
  const { monsters, labelledBy, headingLevel, search } = props;
  const gridRef = useRef<HTMLUListElement>(null);
  const { isMeasured, columns, start, end, before, after, topOf } = useGridWindow(
    gridRef,
    monsters.length,
  );
  const reservedHeight = useReservedHeight();
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? "" });
  const [opened, setOpened] = useState<string | null>(null);
  const [active, setActive] = useState<ActiveCard>({ index: -1 });

  const focusOpenedCard = useEffectEvent(() => {
    const id = openedCard(entry);
    if (id === null) return;
    setOpened(id);
    const index = monsters.findIndex((monster) => monster.id === id);
    setActive({ index, pendingFocus: "preventScroll" });
  });
  useLayoutEffect(() => focusOpenedCard(), []);

  useLayoutEffect(() => {
    if (!active.pendingFocus) return;
    const link = gridRef.current?.querySelector<HTMLElement>(`[data-index="${active.index}"] a`);
    // After Back the router restores the scroll position.
    link?.focus({ preventScroll: active.pendingFocus === "preventScroll" });
    forgetOpenedCard(entry);
  }, [active, entry]);

  const move = (event: KeyboardEvent, from: number) => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    };
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = from + step;
    if (monsters[index]) setActive({ index, pendingFocus: "scroll" });
  };

  const shown = Array.from({ length: end - start }, (_, offset) => start + offset);
  const isOutside = active.index >= 0 && (active.index < start || active.index >= end);
  const indexes = isOutside ? [...shown, active.index].sort((a, b) => a - b) : shown;

  return (
    <ul
      ref={gridRef}
      className={styles.grid}
      aria-labelledby={labelledBy}
      style={
        isMeasured ? { paddingBlock: `${before}px ${after}px` } : { minHeight: reservedHeight }
      }
    >
      {indexes.map((index) => {
        const monster = monsters[index];
        return (
          monster && (
            <li
              key={monster.id}
              data-index={index}
              aria-setsize={monsters.length}
              aria-posinset={index + 1}
              className={isOutside && index === active.index ? styles.outside : styles.item}
              style={isOutside && index === active.index ? { top: topOf(index) } : undefined}
              onFocus={() =>
                setActive((card) => (card.index === index && !card.pendingFocus ? card : { index }))
              }
              onBlur={({ relatedTarget }) => {
                if (!gridRef.current?.contains(relatedTarget)) setActive({ index: -1 });
              }}
              onKeyDown={(event) => move(event, index)}
              data-opened={monster.id === opened}
              onClick={() => {
                setOpened(monster.id);
                rememberOpenedCard(entry, monster.id);
              }}
            >
              {/* Hydrated one by one, and not at all when the window leaves it out. */}
              <Suspense>
                <MonsterCard monster={monster} headingLevel={headingLevel} search={search} />
              </Suspense>
            </li>
          )
        );
      })}
    </ul>
  );
});
