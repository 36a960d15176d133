import { useId, useMemo } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import styles from "#src/components/monster-list/monster-list.module.css";
import { buttonClass } from "#src/components/ui/button.ts";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { suggestNames } from "#src/monsters/search/closest-names.ts";
import { findHiddenMatches, type HiddenMatches } from "#src/monsters/search/hidden-matches.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import type { SearchIndex } from "#src/monsters/search/search-index.ts";

type CloseResultsProps = {
  index: SearchIndex;
  query: MonsterQuery;
  found: readonly Monster[];
  onQuery: (query: MonsterQuery) => void;
};

/** What a search that finds little may have meant: monsters that a filter hides, or names close to it. */
export function CloseResults({ index, query, found, onQuery }: CloseResultsProps) {
  const hidden = useMemo(
    () => (found.length === 0 ? findHiddenMatches(index, query) : null),
    [index, query, found],
  );
  if (hidden) return <HiddenByFilter hidden={hidden} onLift={() => onQuery(hidden.lifted)} />;
  return <CloseNames index={index} text={query.text} found={found} />;
}

type HiddenByFilterProps = { hidden: HiddenMatches; onLift: () => void };

function HiddenByFilter({ hidden: { by, count }, onLift }: HiddenByFilterProps) {
  const { search, monster } = useMessages();
  const names = { ...monster, types: search.types, filters: search.someFilters };
  return (
    <div className={styles.hidden}>
      <p>{search.hidden(count, names[by])}</p>
      <button type="button" className={buttonClass("secondary")} onClick={keepingFocus(onLift)}>
        {search.lift}
      </button>
    </div>
  );
}

type CloseNamesProps = { index: SearchIndex; text: string; found: readonly Monster[] };

function CloseNames({ index, text, found }: CloseNamesProps) {
  const { search } = useMessages();
  const headingId = useId();
  const close = useMemo(() => suggestNames(index, text, found), [index, text, found]);
  if (close.length === 0) return null;
  return (
    <section className={styles.close}>
      <h2 id={headingId}>{search.closest}</h2>
      <MonsterGrid monsters={close} labelledBy={headingId} headingLevel={3} />
    </section>
  );
}
