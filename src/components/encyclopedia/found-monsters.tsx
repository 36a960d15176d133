import { useDeferredValue, useEffect, useMemo } from "react";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import styles from "#src/components/monster-list/monster-list.module.css";
import { PendingList } from "#src/components/monster-list/monster-list-states.tsx";
import type { ShownList } from "#src/components/monster-list/use-shown-list.ts";
import { prepareWhenIdle } from "#src/components/search/prepare-when-idle.ts";
import { type Search, useReadySearch } from "#src/components/search/use-ready-search.ts";
import { buttonClass } from "#src/components/ui/button.ts";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { stringifySearch } from "#src/lib/search-params.ts";
import { useMessages } from "#src/messages/language.ts";
import { findMonsters } from "#src/monsters/search/find-monsters.ts";
import { DEFAULT_QUERY, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import { searchIndex } from "#src/monsters/search/search-index.ts";
import { CloseResults } from "./close-results.tsx";
import { useResultDetails } from "./use-result-details.ts";

type FoundMonstersProps = ShownList & {
  query: MonsterQuery;
  labelledBy: string;
  onQuery: (query: MonsterQuery) => void;
};

/** The monsters that a query finds; while a long list is prepared for it, those found before. */
export function FoundMonsters({ monsters, coming, total, query, ...props }: FoundMonstersProps) {
  const index = searchIndex(monsters);
  useEffect(() => prepareWhenIdle(index), [index]);
  // Deferred, so that rendering the list does not block typing.
  const search = useReadySearch(monsters, useDeferredValue(query));
  if (!search) return <PendingList />;
  const isBusy = search.query !== query && !index.preparationFor(query).isReady();
  // The first screen stands in for a list that is being prepared, with room for the rest.
  const missing = search.index === index ? coming : total - search.index.monsters.length;
  // So does a longer list that was shown before.
  const count = Math.max(total, search.index.monsters.length);
  return (
    <SearchResults search={search} missing={missing} total={count} isBusy={isBusy} {...props} />
  );
}

type SearchResultsProps = Pick<FoundMonstersProps, "labelledBy" | "onQuery" | "total"> & {
  search: Search;
  /** How many of the list are not there yet. */
  missing: number;
  /** Whether the visitor has asked for something else, which takes a while. */
  isBusy: boolean;
};

/** What a search finds and, where that is little, what else it may have meant. */
function SearchResults(props: SearchResultsProps) {
  const { search, missing, total, isBusy, labelledBy, onQuery } = props;
  const { search: text } = useMessages();
  const { index, query } = search;
  const found = useMemo(() => findMonsters(index, query), [index, query]);
  const params = useMemo(() => toSearchParams(query), [query]);
  const details = useResultDetails(query);
  const hasConditions = stringifySearch(params) !== "";
  const coming = hasConditions ? 0 : Math.max(missing, 0);
  const summary = found.length > 0 ? text.found(found.length + coming, total) : text.nothing;
  return (
    <>
      <div className={styles.found}>
        <p role="status">{isBusy ? text.preparing : summary}</p>
        {hasConditions && (
          <button
            type="button"
            className={buttonClass("small")}
            onClick={keepingFocus(() => onQuery(DEFAULT_QUERY))}
          >
            {text.clear}
          </button>
        )}
      </div>
      <div className={styles.results} aria-busy={isBusy}>
        {found.length > 0 ? (
          <MonsterGrid
            monsters={found}
            coming={coming}
            labelledBy={labelledBy}
            headingLevel={2}
            search={params}
            details={details}
          />
        ) : (
          <div className={styles.empty}>
            <Mascot of="searcher" />
          </div>
        )}
        <CloseResults index={index} query={query} found={found} onQuery={onQuery} />
      </div>
    </>
  );
}
