import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import styles from "#src/components/monster-list/monster-list.module.css";
import { MonsterListStates } from "#src/components/monster-list/monster-list-states.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { useFirstScreen } from "#src/queries/stored-list/first-screen-query.ts";

/** Every monster, in the order of the API. */
export function AllMonsters({ query }: { query: UseQueryResult<Monster[]> }) {
  const { home, search } = useMessages();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>{home.monsters}</h2>
      <MonsterListStates query={query} firstScreen={useFirstScreen()}>
        {({ monsters, coming, total }) => (
          <>
            <div className={styles.found}>
              <p>{search.found(monsters.length + coming, total)}</p>
            </div>
            <MonsterGrid
              monsters={monsters}
              coming={coming}
              labelledBy={headingId}
              headingLevel={3}
            />
          </>
        )}
      </MonsterListStates>
    </section>
  );
}
