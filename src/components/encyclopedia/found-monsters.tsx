import { useDeferredValue, useMemo } from "react";
import { useMonstersInScope } from "#src/components/choice/monsters-in-scope.ts";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { MeetButton } from "#src/components/monster/meet-button.tsx";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import listStyles from "#src/components/monster-list/monster-list.module.css";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { DEFAULT_QUERY, hasText, type MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { isSameQuery, toSearchParams } from "#src/monsters/search/query-params.ts";
import { explainMatches, search } from "#src/monsters/search/search-monsters.ts";
import { CloseResults, HiddenResults } from "./close-results.tsx";
import styles from "./found-monsters.module.css";
import { PendingTable } from "./pending-table.tsx";
import { SharedList, ShareFavorites } from "./shared-list.tsx";
import { useFocusOfEmptied } from "./use-focus-of-emptied.ts";
import { useView } from "./view.ts";

const MonsterTable = lazyPart(
  () => import("./table/monster-table.tsx"),
  <PendingTable />,
  MonsterGrid,
);

type FoundMonstersProps = {
  monsters: readonly Monster[];
  query: MonsterQuery;
  labelledBy: string;
  onQuery: (query: MonsterQuery) => void;
};

/** What a query finds and, if that is little, what else it may have meant. While it searches, the previous result. */
export function FoundMonsters(props: FoundMonstersProps) {
  const { monsters, query: wanted, labelledBy, onQuery } = props;
  const { search: words, favorites } = useMessages();
  // Deferred, so that neither searching nor rendering the list blocks typing.
  const query = useDeferredValue(wanted);
  const inScope = useMonstersInScope(monsters, query);
  const result = useMemo(() => search(inScope, query), [inScope, query]);
  const params = useMemo(() => toSearchParams(query), [query]);
  const { text, order } = query;
  const explain = useMemo(() => (hasText({ text }) ? explainMatches(text) : null), [text]);
  const key = order?.key ?? "number";
  const { found, hidden, didYouMean } = result;
  const isBusy = query !== wanted;
  // Order and view are no conditions, and stay.
  const cleared = { ...DEFAULT_QUERY, order: query.order, view: query.view };
  const nothing = query.favorites && inScope.length === 0 ? favorites.empty : words.nothing;
  const isTable = useView(wanted) === "table";
  const { summaryRef, resultsProps } = useFocusOfEmptied(found.length === 0);
  const listProps = {
    monsters: found,
    labelledBy,
    headingLevel: 2,
    search: params,
    explain,
    // Every card shows number and name anyway.
    valueKey: key === "number" || key === "name" ? "level" : key,
  } as const;
  return (
    <>
      {found.length === 0 && (
        <div className={styles.searcher}>
          <Mascot of="searcher" />
        </div>
      )}
      <div className={found.length > 0 ? listStyles.found : styles.nothing}>
        <p ref={summaryRef} tabIndex={-1} className={styles.summary} aria-busy={isBusy}>
          <span className={styles.count} aria-live="polite">
            {found.length > 0 ? words.found(found.length, monsters.length) : nothing}
          </span>
          <span className={styles.searching} aria-hidden="true">
            {words.searching}
          </span>
        </p>
        {hidden && <HiddenResults hidden={hidden} onQuery={onQuery} />}
        {!isSameQuery(query, cleared) && (
          <button
            type="button"
            className="button small"
            onClick={keepingFocus(() => onQuery(cleared))}
          >
            {words.clear}
          </button>
        )}
        <MeetButton monsters={found} search={params} look="small" />
      </div>
      {query.ids.length > 0 && <SharedList found={found} />}
      <div className={styles.results} aria-busy={isBusy} {...resultsProps}>
        {found.length > 0 && isTable && (
          <MonsterTable {...listProps} {...{ all: monsters, query, onQuery }} />
        )}
        {found.length > 0 && !isTable && <MonsterGrid {...listProps} />}
        {query.favorites && found.length > 0 && <ShareFavorites found={found} />}
        {didYouMean.length > 0 && <CloseResults monsters={didYouMean} />}
      </div>
    </>
  );
}
