import type { UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { MonsterListStates } from "#src/components/monster-list/monster-list-states.tsx";
import { SearchCombobox } from "#src/components/search/search-combobox.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import {
  DEFAULT_QUERY,
  type MonsterQuery,
  withoutUsualOrder,
} from "#src/monsters/search/monster-query.ts";
import { readChangedControls } from "#src/page/takeover/changed-controls.ts";
import { useAfterHydration, useTakesOver } from "#src/page/takeover/hydration.ts";
import { useOnceCardsAreFree } from "#src/page/takeover/shell-removal.ts";
import styles from "./encyclopedia.module.css";
import { FoundMonsters } from "./found-monsters.tsx";
import { MonsterFilters } from "./monster-filters.tsx";
import { showListStart } from "./show-list-start.ts";
import { TypeFilter } from "./type-filter.tsx";
import { useFirstScreenFor } from "./use-first-screen-for.ts";
import { type HistoryAction, useQueryDraft } from "./use-query-draft.ts";

const NO_MONSTERS: Monster[] = [];

type EncyclopediaProps = {
  list: UseQueryResult<Monster[]>;
  query: MonsterQuery;
  /** Puts a query into the URL. */
  onQuery: (query: MonsterQuery, action: HistoryAction) => void;
};

/** The search and filter controls, and the monsters they find. */
export function Encyclopedia({ list, query, onQuery }: EncyclopediaProps) {
  const { nav } = useMessages();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const draft = useQueryDraft(query, onQuery);
  // The prerendered HTML has the default query, and the first render has to match it.
  const takesOver = useTakesOver();
  const shown = { ...draft, query: useAfterHydration(DEFAULT_QUERY, draft.query) };
  const shownQuery = useOnceCardsAreFree(DEFAULT_QUERY, shown.query);
  // Deferred: the task that hydrates is long enough without counting types.
  const shownMonsters = useDeferredValue(
    list.data ?? NO_MONSTERS,
    takesOver ? NO_MONSTERS : undefined,
  );

  const applyChangedControls = useEffectEvent(() => {
    const changed = section.current && readChangedControls(section.current);
    if (takesOver && changed) draft.choose({ ...draft.query, ...changed });
  });
  useLayoutEffect(() => applyChangedControls(), []);

  const typeText = (text: string) => {
    draft.type(withoutUsualOrder({ ...draft.query, text }));
    showListStart(section.current);
  };
  const choose = (next: MonsterQuery) => {
    draft.choose(next);
    showListStart(section.current);
  };

  return (
    <section ref={section} aria-labelledby={headingId} tabIndex={-1}>
      <h1 id={headingId}>{nav.encyclopedia}</h1>
      <div className={styles.bar}>
        <SearchCombobox
          monsters={shownMonsters}
          text={shown.query.text}
          onText={typeText}
          onDone={draft.commit}
          onEscape={() => typeText("")}
        />
        <TypeFilter query={shown.query} monsters={shownMonsters} onChoose={choose} />
      </div>
      <MonsterFilters draft={shown} monsters={shownMonsters} />
      <MonsterListStates query={list} firstScreen={useFirstScreenFor(shownQuery)}>
        {(shownList) => (
          <FoundMonsters
            {...shownList}
            query={shownQuery}
            labelledBy={headingId}
            onQuery={draft.choose}
          />
        )}
      </MonsterListStates>
    </section>
  );
}
