import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { MonsterGrid } from "./monster-grid.tsx";
import styles from "./monster-list.module.css";
import { MonsterListStates } from "./monster-list-states.tsx";

const WHOLE_LIST = {};

/** Every monster, in the order in which the API lists them. */
export function MonsterList({ query }: { query: UseQueryResult<Monster[]> }) {
  const { home, search } = useMessages();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles.header}>
        <h2 id={headingId}>{home.monsters}</h2>
        {query.data && (
          <p className={styles.count}>{search.found(query.data.length, query.data.length)}</p>
        )}
      </div>
      <MonsterListStates query={query}>
        {(monsters) => (
          <MonsterGrid
            monsters={monsters}
            labelledBy={headingId}
            headingLevel={3}
            search={WHOLE_LIST}
          />
        )}
      </MonsterListStates>
    </section>
  );
}
