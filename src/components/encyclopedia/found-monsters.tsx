import { useDeferredValue, useEffect, useMemo } from "react";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import styles from "#src/components/monster-list/monster-list.module.css";
import type { ShownList } from "#src/components/monster-list/use-shown-list.ts";
import { prepareWhenIdle } from "#src/components/search/prepare-when-idle.ts";
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

/** The monsters that a query finds; where they are few, what else it may have meant. */
export function FoundMonsters(props: FoundMonstersProps) {
  const { monsters, coming, total, query, labelledBy, onQuery } = props;
  const { search: text } = useMessages();
  const index = searchIndex(monsters);
  useEffect(() => prepareWhenIdle(index), [index]);
  // Deferred, so that rendering the list does not block typing.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => findMonsters(index, deferredQuery), [index, deferredQuery]);
  const search = useMemo(() => toSearchParams(deferredQuery), [deferredQuery]);
  const details = useResultDetails(deferredQuery);
  const hasConditions = stringifySearch(search) !== "";
  return (
    <>
      <div className={styles.found}>
        <p role="status">
          {found.length > 0 ? text.found(found.length + coming, total) : text.nothing}
        </p>
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
      <div className={styles.results}>
        {found.length > 0 ? (
          <MonsterGrid
            monsters={found}
            coming={coming}
            labelledBy={labelledBy}
            headingLevel={2}
            search={search}
            details={details}
          />
        ) : (
          <div className={styles.empty}>
            <Mascot of="searcher" />
          </div>
        )}
        <CloseResults monsters={monsters} query={deferredQuery} found={found} onQuery={onQuery} />
      </div>
    </>
  );
}
