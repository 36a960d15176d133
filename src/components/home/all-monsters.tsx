import { useId } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import styles from "#src/components/monster-list/monster-list.module.css";
import { MonsterListStates } from "#src/components/monster-list/monster-list-states.tsx";
import { useMessages } from "#src/messages/translation.ts";
import { useMonsters } from "#src/queries/monsters.ts";

/** Two rows on a phone: the list is below what is first in sight, also on a tablet. */
const FIRST_CARDS = 4;

/** Every monster, in the order of the API. */
export function AllMonsters() {
  const { home, search } = useMessages();
  const listQuery = useMonsters();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>{home.monsters}</h2>
      <MonsterListStates listQuery={listQuery}>
        {(monsters) => (
          <>
            <div className={styles.found}>
              <p>{search.found(monsters.length, monsters.length)}</p>
            </div>
            <MonsterGrid
              monsters={monsters}
              labelledBy={headingId}
              headingLevel={3}
              firstCards={FIRST_CARDS}
            />
          </>
        )}
      </MonsterListStates>
    </section>
  );
}
