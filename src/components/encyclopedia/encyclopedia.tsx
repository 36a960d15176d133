import type { UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useId, useRef } from "react";
import { BAR } from "#src/components/layout/use-bars-away.ts";
import { useAskedFor } from "#src/components/monster/favorites.ts";
import { MonsterListStates } from "#src/components/monster-list/monster-list-states.tsx";
import { SearchCombobox } from "#src/components/search/search-combobox.tsx";
import { useMessages } from "#src/messages/language.ts";
import { type MonsterList, NO_MONSTERS } from "#src/monsters/monster-list.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import { LIST } from "#src/page/contract.ts";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";
import styles from "./encyclopedia.module.css";
import { FavoriteFilter } from "./favorite-filter.tsx";
import { FoundMonsters } from "./found-monsters.tsx";
import { MonsterFilters } from "./monster-filters.tsx";
import { OrderField } from "./order-field.tsx";
import { TypeFilter } from "./type-filter.tsx";
import { useQueryForm } from "./use-query-form.ts";

/** Scrolls to the start of `screen` if that of its list is out of sight, because another list is going to be shown. */
function showListStart(screen: Element | null): void {
  const list = screen?.querySelector(`[${LIST}]`);
  if (list && list.getBoundingClientRect().top < 0) screen?.scrollIntoView();
}

/** Puts the keyboard on the screen of a touch device away: the list lies behind it. */
function hideTouchKeyboard(): void {
  const { activeElement } = document;
  const isTouch = !matchMedia("(hover: hover)").matches;
  if (isTouch && activeElement instanceof HTMLElement) activeElement.blur();
}

type EncyclopediaProps = {
  listQuery: UseQueryResult<MonsterList>;
  /** The query of the address when the screen is opened. */
  addressed: MonsterQuery;
};

/** The search and filter controls, and the monsters they find. */
export function Encyclopedia({ listQuery, addressed }: EncyclopediaProps) {
  const { nav, search } = useMessages();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const { data: list } = listQuery;
  const { query, refused, open, finish, formProps } = useQueryForm(addressed);
  // Deferred: the task that hydrates is long enough without counting types.
  const all = useDeferredValue(useAfterHydration(NO_MONSTERS, list?.monsters ?? NO_MONSTERS));
  const askedFor = useAskedFor(all, query);

  return (
    <section ref={section} aria-labelledby={headingId} tabIndex={-1}>
      <h1 id={headingId}>{nav.encyclopedia}</h1>
      <form
        {...formProps}
        method="get"
        // When the page is reloaded, the address says what its fields hold, and not the browser's memory.
        autoComplete="off"
        aria-label={search.form}
        className={styles.form}
        onInput={(event) => {
          formProps.onInput(event);
          showListStart(section.current);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          finish();
          hideTouchKeyboard();
        }}
      >
        <div {...{ [BAR]: "" }} className={styles.bar}>
          <div className={styles.search}>
            <SearchCombobox
              monsters={askedFor}
              text={query.text}
              filters={query}
              isListed
              onOpen={finish}
            />
            <MonsterFilters {...{ query, refused }} monsters={all} />
          </div>
          <div className={styles.filters}>
            <FavoriteFilter isChosen={query.favorites} monsters={all} />
            <TypeFilter query={query} monsters={all} />
          </div>
          <input name="ids" defaultValue={toSearchParams(query).ids} hidden />
        </div>
        <OrderField query={query} />
        {/* Without one, Enter would not submit a form of several fields. */}
        <button type="submit" hidden>
          {search.form}
        </button>
      </form>
      <MonsterListStates listQuery={listQuery}>
        {(monsters) => (
          <FoundMonsters monsters={monsters} query={query} labelledBy={headingId} onQuery={open} />
        )}
      </MonsterListStates>
    </section>
  );
}
