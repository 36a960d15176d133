import type { UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { useMonstersInScope } from "#src/components/collections/monsters-in-scope.ts";
import { BAR } from "#src/components/layout/use-bars-away.ts";
import {
  ListLoading,
  MonsterListStates,
} from "#src/components/monster-list/monster-list-states.tsx";
import { SearchField } from "#src/components/search/search-field.tsx";
import { useMessages } from "#src/messages/translation.ts";
import { type MonsterList, NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import styles from "./encyclopedia.module.css";
import { Conditions } from "./filters/conditions.tsx";
import { FavoriteFilter } from "./filters/favorite-filter.tsx";
import { MonsterFilters } from "./filters/monster-filters.tsx";
import { useTypeChoices } from "./filters/type-facets.ts";
import { OtherTypes, TypeFilter } from "./filters/type-filter.tsx";
import { FoundCount, FoundMonsters } from "./found-monsters.tsx";
import { OrderField } from "./order-field.tsx";
import { QUERY_FORM } from "./query-form.ts";
import { KeepList, ShareList } from "./shared-list.tsx";
import { useFound } from "./use-found.ts";
import { useQueryForm } from "./use-query-form.ts";
import { hideTouchKeyboard, isTyping, useTyping } from "./use-typing.ts";
import { useView, ViewSwitch } from "./view-switch.tsx";

/** Scrolls to the start of the screen if that of the list, below `form`, is out of sight: it is going to be another one. */
function showListStart({ nextElementSibling: list, parentElement: screen }: Element): void {
  // Earlier, the frame would be laid out twice.
  requestAnimationFrame(() => {
    if (list && list.getBoundingClientRect().top < 0)
      (isTyping() ? list : screen)?.scrollIntoView();
  });
}

/** The search and filter controls, and the monsters they find. */
export function Encyclopedia({ listQuery }: { listQuery: UseQueryResult<MonsterList> }) {
  const { nav, search } = useMessages();
  const headingId = useId();
  const { query, refused, isRead, hasSearch, open, finish, formProps } = useQueryForm();
  const list = useDeferredValue(listQuery.data);
  const monsters = list?.monsters ?? NO_MONSTERS;
  const found = useFound(useMonstersInScope(monsters, query), query);
  // Until the search of the address is read, cards hold the place of what it finds. None of them becomes one of those, since it
  // would move there.
  const isPlace = useDeferredValue(!isRead && hasSearch);
  const view = useView(query);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  // The task that hydrates is long enough without counting types.
  const counted = isRead ? monsters : NO_MONSTERS;
  const { shown, more, chosen } = useTypeChoices(query, counted, isPanelOpen);
  const hasFound = found.found.length > 0;
  const isOwnList = query.favorites || query.ids.length > 0;

  return (
    <section aria-labelledby={headingId} className={styles.screen} tabIndex={-1}>
      <h1 id={headingId}>{nav.encyclopedia}</h1>
      <form
        {...formProps}
        id={QUERY_FORM}
        method="get"
        // When the page is reloaded, the address says what its fields hold, and not the browser's memory.
        autoComplete="off"
        aria-label={search.form}
        className={styles.form}
        onInput={(event) => {
          formProps.onInput(event);
          showListStart(event.currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          finish();
          const { parentElement: screen } = event.currentTarget;
          // The rest comes back above the list.
          if (isTyping()) screen?.scrollIntoView();
          hideTouchKeyboard();
        }}
      >
        <div {...{ [BAR]: "" }} className={styles.bar}>
          <div className={styles.search}>
            <SearchField defaultValue={query.q} {...useTyping()} />
            <MonsterFilters query={query} refused={refused} onToggle={setIsPanelOpen}>
              <OtherTypes types={more} chosen={chosen} />
            </MonsterFilters>
          </div>
          <div className={styles.chips}>
            <FavoriteFilter isChosen={query.favorites} />
            <TypeFilter types={shown} chosen={chosen} />
          </div>
          <input name="ids" defaultValue={toSearchParams(query).ids} hidden />
        </div>
        <div className={styles.line}>
          <OrderField query={query} isComplete={!isRead} />
          <ViewSwitch query={query} onQuery={open} />
          {list && <FoundCount {...found} />}
          {!list && !listQuery.error && <ListLoading />}
          {isOwnList && hasFound && <ShareList found={found.found} />}
        </div>
        <Conditions query={query} hasClear={hasFound} onQuery={open}>
          {query.ids.length > 0 && hasFound && <KeepList found={found.found} />}
        </Conditions>
        {/* Without one, Enter would not submit a form of several fields. */}
        <button type="submit" hidden>
          {search.form}
        </button>
      </form>
      <MonsterListStates listQuery={listQuery} isBare>
        {() => (
          <FoundMonsters
            key={isPlace ? "place" : "found"}
            found={found}
            monsters={monsters}
            view={view}
            labelledBy={headingId}
            onQuery={(next) => {
              if (formProps.ref.current) showListStart(formProps.ref.current);
              open(next);
            }}
          />
        )}
      </MonsterListStates>
    </section>
  );
}
