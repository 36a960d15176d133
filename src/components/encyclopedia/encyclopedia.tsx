import type { UseQueryResult } from "@tanstack/react-query";
import {
  type RefObject,
  useDeferredValue,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { BAR } from "#src/components/layout/use-bars-away.ts";
import { MonsterListStates } from "#src/components/monster-list/monster-list-states.tsx";
import { SearchCombobox } from "#src/components/search/search-combobox.tsx";
import { useMessages } from "#src/messages/language.ts";
import { type MonsterList, NO_MONSTERS } from "#src/monsters/monster-list.ts";
import {
  DEFAULT_QUERY,
  type MonsterQuery,
  withoutUsualOrder,
} from "#src/monsters/search/monster-query.ts";
import { LIST, PRERENDERED } from "#src/page/contract.ts";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";
import { readChangedControls } from "./changed-controls.ts";
import styles from "./encyclopedia.module.css";
import { FoundMonsters } from "./found-monsters.tsx";
import { MonsterFilters } from "./monster-filters.tsx";
import { OrderField } from "./order-field.tsx";
import { TypeFilter } from "./type-filter.tsx";
import { type HistoryAction, type QueryDraft, useQueryDraft } from "./use-query-draft.ts";

/** Scrolls to the start of `screen` if that of its list is out of sight, because another list is going to be shown. */
function showListStart(screen: Element | null): void {
  const list = screen?.querySelector(`[${LIST}]`);
  if (list && list.getBoundingClientRect().top < 0) screen?.scrollIntoView();
}

/** Applies what the visitor has changed in the controls of the HTML before the app was there. */
function useChangedControls(section: RefObject<HTMLElement | null>, draft: QueryDraft): void {
  const apply = useEffectEvent(() => {
    if (!section.current || !document.documentElement.hasAttribute(PRERENDERED)) return;
    const changed = readChangedControls(section.current);
    if (changed) draft.choose({ ...draft.query, ...changed });
  });
  useLayoutEffect(() => apply(), []);
}

type EncyclopediaProps = {
  listQuery: UseQueryResult<MonsterList>;
  query: MonsterQuery;
  /** Puts a query into the URL. */
  onQuery: (query: MonsterQuery, action: HistoryAction) => void;
};

/** The search and filter controls, and the monsters they find. */
export function Encyclopedia({ listQuery, query, onQuery }: EncyclopediaProps) {
  const { nav } = useMessages();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const { data: list } = listQuery;
  const draft = useQueryDraft(query, onQuery);
  // The prerendered HTML has the default query, and the first render has to match it.
  const shown = { ...draft, query: useAfterHydration(DEFAULT_QUERY, draft.query) };
  // Deferred: the task that hydrates is long enough without counting types.
  const monsters = useDeferredValue(useAfterHydration(NO_MONSTERS, list?.monsters ?? NO_MONSTERS));

  useChangedControls(section, draft);

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
      <div {...{ [BAR]: "" }} className={styles.bar}>
        <div className={styles.search}>
          <SearchCombobox
            monsters={monsters}
            text={shown.query.text}
            filters={shown.query}
            onText={typeText}
            onDone={draft.commit}
            onEscape={() => typeText("")}
          />
          <MonsterFilters draft={shown} monsters={monsters} />
        </div>
        <TypeFilter query={shown.query} monsters={monsters} onChoose={choose} />
      </div>
      <OrderField query={shown.query} onChoose={choose} />
      <MonsterListStates listQuery={listQuery}>
        {(all) => (
          <FoundMonsters
            monsters={all}
            query={shown.query}
            labelledBy={headingId}
            onQuery={draft.choose}
          />
        )}
      </MonsterListStates>
    </section>
  );
}
