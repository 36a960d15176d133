import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import styles from "#src/components/monster-list/monster-list.module.css";
import { PendingList } from "#src/components/monster-list/monster-list-states.tsx";
import { useResultDetails } from "#src/components/monster-list/result-details.ts";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { DEFAULT_QUERY, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { isDefaultQuery, toSearchParams } from "#src/monsters/search/query-params.ts";
import { type Search, useSearch } from "#src/queries/use-search.ts";
import { CloseResults } from "./close-results.tsx";

/** Most searches of a long list are done before anyone could read that they are not. */
const TOLD_AFTER_MS = 400;

/** Whether something has been so for long enough to be told. */
function useIsLasting(isSo: boolean): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLasting(true), TOLD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isSo]);
  return isLasting;
}

type FoundMonstersProps = Omit<MonsterList, "fetchedAt"> & {
  coming: number;
  query: MonsterQuery;
  labelledBy: string;
  onQuery: (query: MonsterQuery) => void;
};

/** The monsters that a query finds; while a long list is searched, those found before. */
export function FoundMonsters({ monsters, coming, total, query, ...props }: FoundMonstersProps) {
  // Deferred, so that neither searching nor rendering the list blocks typing.
  const { data, isPlaceholderData } = useSearch(monsters, useDeferredValue(query));
  const search = useDeferredValue(data);
  if (!search) return <PendingList />;
  // The first screen stands in for a list that is being searched, with room for the rest.
  const missing = search.list === monsters ? coming : total - search.list.length;
  // So does a longer list that was shown before.
  const count = Math.max(total, search.list.length);
  const isBusy = isPlaceholderData && search.query !== query;
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
  const { query, found } = search;
  const params = useMemo(() => toSearchParams(query), [query]);
  const details = useResultDetails(query);
  const isFiltered = !isDefaultQuery(query);
  const coming = isFiltered ? 0 : Math.max(missing, 0);
  const summary = found.length > 0 ? text.found(found.length + coming, total) : text.nothing;
  return (
    <>
      <div className={styles.found}>
        <p aria-live="polite">{useIsLasting(isBusy) ? text.searching : summary}</p>
        {isFiltered && (
          <button
            type="button"
            className="button small"
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
        <CloseResults search={search} onQuery={onQuery} />
      </div>
    </>
  );
}
