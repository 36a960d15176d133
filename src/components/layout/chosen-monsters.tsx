import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";
import { COMPARE_LIMIT_ID } from "#src/components/collections/compare-toggle.tsx";
import {
  useHasRefused,
  useToggleInComparison,
} from "#src/components/collections/use-comparison.ts";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { regionAround } from "#src/components/ui/focus-region.ts";
import { holdPlace } from "#src/components/ui/hold-place.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { MonsterLink } from "#src/monsters/neighbours.ts";
import { monsterQueries } from "#src/queries/monsters.ts";
import { useApi } from "#src/queries/use-api.ts";
import { MAX_COMPARED } from "#src/state/stored.ts";
import styles from "./chosen-monsters.module.css";

/** Scroll padding as high as `dock` and its first child above it, so that they never hide the focused element. */
function useScrollPadding(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const bars = [dock.current, dock.current?.firstElementChild].filter(
      (bar) => bar instanceof HTMLElement,
    );
    const observer = new ResizeObserver(() => {
      const height = bars.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      // And some air for the outline.
      style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 1rem)` : "";
    });
    for (const bar of bars) observer.observe(bar);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [dock]);
}

type ChosenMonstersProps = {
  choice: readonly MonsterLink[];
  dock: RefObject<HTMLElement | null>;
};

/** The monsters chosen for comparison, its limit, and the link to it or what is missing. */
export default function ChosenMonsters({ choice, dock }: ChosenMonstersProps) {
  useScrollPadding(dock);
  const { compare } = useMessages();
  // Only for the portraits: the list is not fetched for them.
  const { data: list } = useQuery({ ...monsterQueries.list(useApi()), enabled: false });
  const hasRefused = useHasRefused();
  const toggle = useToggleInComparison();
  const remove = (removed: MonsterLink, button: Element) => {
    holdPlace(button);
    // With its last monster the tray is removed, too.
    regionAround(choice.length > 1 ? button : null)?.focus({ preventScroll: true });
    toggle(removed);
  };
  return (
    <aside className={styles.tray} aria-label={compare.tray} tabIndex={-1}>
      {choice.length === MAX_COMPARED && (
        // Until then it only describes the buttons that would be refused.
        <p id={COMPARE_LIMIT_ID} className={hasRefused ? styles.limit : "visually-hidden"}>
          {compare.full}
        </p>
      )}
      <div className={styles.row}>
        <ul className={styles.chips}>
          {choice.map(({ id, name }) => {
            const monster = list?.monsters.find((known) => known.id === id);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={compare.remove(name)}
                  onClick={({ currentTarget }) => remove({ id, name }, currentTarget)}
                >
                  {monster && <MonsterPortrait monster={monster} />}
                  <span className={styles.names}>
                    <MonsterName
                      name={name}
                      className={styles.name}
                      readingClass={styles.reading}
                    />
                  </span>
                  <span className={styles.cross} aria-hidden="true">
                    ×
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        {choice.length > 1 ? (
          <Link
            to="/compare"
            search={{ ids: choice.map(({ id }) => id) }}
            className="button primary"
          >
            {compare.open(choice.length)}
          </Link>
        ) : (
          <p className={styles.hint}>{compare.chooseMore}</p>
        )}
      </div>
    </aside>
  );
}
