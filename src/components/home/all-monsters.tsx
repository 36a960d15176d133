import { useId } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import styles from "#src/components/monster-list/monster-list.module.css";
import { MonsterListStates } from "#src/components/monster-list/monster-list-states.tsx";
import { SearchForm } from "#src/components/search/search-form.tsx";
import { useMessages } from "#src/messages/language.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { useMonsters } from "#src/queries/monsters.ts";
import ownStyles from "./all-monsters.module.css";

/** Every monster, in the order of the API. */
export function AllMonsters() {
  const { home, search } = useMessages();
  const listQuery = useMonsters();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>{home.monsters}</h2>
      <SearchForm monsters={listQuery.data?.monsters ?? NO_MONSTERS} className={ownStyles.search}>
        <button type="submit" className="button secondary">
          {search.form}
        </button>
      </SearchForm>
      <MonsterListStates listQuery={listQuery}>
        {(monsters) => (
          <>
            <div className={styles.found}>
              <p>{search.found(monsters.length, monsters.length)}</p>
            </div>
            <MonsterGrid monsters={monsters} labelledBy={headingId} headingLevel={3} />
          </>
        )}
      </MonsterListStates>
    </section>
  );
}
