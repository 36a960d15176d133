import type { UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useId } from "react";
import { useMonstersInScope } from "#src/components/choice/monsters-in-scope.ts";
import { BAR } from "#src/components/layout/use-bars-away.ts";
import { MonsterListStates } from "#src/components/monster-list/monster-list-states.tsx";
import { SearchCombobox } from "#src/components/search/search-combobox.tsx";
import { useMessages } from "#src/messages/language.ts";
import { type MonsterList, NO_MONSTERS } from "#src/monsters/monster-list.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import styles from "./encyclopedia.module.css";
import { FavoriteFilter } from "./filters/favorite-filter.tsx";
import { MonsterFilters } from "./filters/monster-filters.tsx";
import { RangeChips } from "./filters/range-chips.tsx";
import { TypeFilter } from "./filters/type-filter.tsx";
import { FoundMonsters } from "./found-monsters.tsx";
import { OrderField } from "./order-field.tsx";
import { useQueryForm } from "./use-query-form.ts";
import { ViewSwitch } from "./view-switch.tsx";

/** Scrolls to the start of the screen if that of the list, below `form`, is out of sight: it is going to be another one. */
function showListStart({ nextElementSibling: list, parentElement: screen }: Element): void {
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
  const { data: list } = listQuery;
  const { query, refused, isRead, open, finish, formProps } = useQueryForm(addressed);
  // Deferred: the task that hydrates is long enough without counting types.
  const all = useDeferredValue((isRead && list?.monsters) || NO_MONSTERS);
  const inScope = useMonstersInScope(all, query);

  return (
    <section aria-labelledby={headingId} tabIndex={-1}>
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
          showListStart(event.currentTarget);
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
              monsters={inScope}
              text={query.text}
              filters={query}
              isListed
              onOpen={finish}
            />
            <MonsterFilters {...{ query, refused }} monsters={all} />
          </div>
          <div className={styles.conditions}>
            <FavoriteFilter isChosen={query.favorites} monsters={all} />
            <TypeFilter query={query} monsters={all} />
            <RangeChips query={query} onQuery={open} />
          </div>
          <input name="ids" defaultValue={toSearchParams(query).ids} hidden />
        </div>
        <OrderField query={query} monsters={inScope} isComplete={!isRead} />
        <ViewSwitch query={query} onQuery={open} />
        {/* Without one, Enter would not submit a form of several fields. */}
        <button type="submit" hidden>
          {search.form}
        </button>
      </form>
      <MonsterListStates listQuery={listQuery}>
        {(monsters) => (
          <FoundMonsters
            monsters={monsters}
            query={query}
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
