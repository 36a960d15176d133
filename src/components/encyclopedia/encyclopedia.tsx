import type { UseQueryResult } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import styles from "#src/components/monster-list/monster-list.module.css";
import { MonsterListStates } from "#src/components/monster-list/monster-list-states.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { DEFAULT_QUERY, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { FoundMonsters } from "./found-monsters.tsx";
import { MonsterFilters } from "./monster-filters.tsx";
import { SearchField } from "./search-field.tsx";
import { touchedControls } from "./touched-controls.ts";
import { useQueryDraft } from "./use-query-draft.ts";

type EncyclopediaProps = {
  list: UseQueryResult<Monster[]>;
  query: MonsterQuery;
  /** Puts a query into the address: `isTyped` replaces the history entry, otherwise one is added. */
  onQuery: (query: MonsterQuery, isTyped: boolean) => void;
};

/** The monsters that meet the conditions, in the order asked for, and the controls for both. */
export function Encyclopedia({ list, query, onQuery }: EncyclopediaProps) {
  const { nav } = useMessages();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const draft = useQueryDraft(query, onQuery);
  // The page that was written ahead knows neither the address nor what was done before the app came.
  const isHydrated = useHydrated();
  const shown = isHydrated ? draft : { ...draft, query: DEFAULT_QUERY };

  const keepTouchedControls = useEffectEvent(() => {
    const touched = section.current && touchedControls(section.current);
    if (!isHydrated && touched) draft.choose({ ...draft.query, ...touched });
  });
  useLayoutEffect(() => keepTouchedControls(), []);

  return (
    <section ref={section} aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles.header}>
        <h1 id={headingId}>{nav.encyclopedia}</h1>
      </div>
      <SearchField
        text={shown.query.text}
        onText={(text) => draft.type({ ...draft.query, text })}
        onDone={draft.commit}
      />
      <MonsterFilters draft={shown} />
      <MonsterListStates query={list}>
        {(monsters) => (
          <FoundMonsters
            monsters={monsters}
            query={shown.query}
            labelledBy={headingId}
            onClear={() => draft.choose(DEFAULT_QUERY)}
          />
        )}
      </MonsterListStates>
    </section>
  );
}
