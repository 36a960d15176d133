import { isBlank } from "@monster-field/name-search/text";
import { useId, useMemo } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import { useReservedHeight } from "#src/components/monster-list/use-reserved-height.ts";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { useMessages } from "#src/messages/translation.ts";
import { type Monster, NUMBERS } from "#src/monsters/fields.ts";
import { VALUES, type ValueKey } from "#src/monsters/monster-values.ts";
import { DEFAULT_QUERY, type MonsterQuery, type View } from "#src/monsters/search/monster-query.ts";
import { explainMatches } from "#src/monsters/search/search-monsters.ts";
import styles from "./found-monsters.module.css";
import { NothingFound } from "./nothing-found.tsx";
import type { Found } from "./use-found.ts";

/** How many are found, of those that were searched. Only one of its two texts is visible. */
export function FoundCount({ found, inScope, isBusy }: Found) {
  const { search } = useMessages();
  return (
    <p data-found="" className={styles.summary} aria-busy={isBusy}>
      <span className={styles.count} aria-live="polite">
        {found.length > 0 && search.found(found.length, inScope.length)}
      </span>
      <span className={styles.searching} aria-hidden="true">
        {search.searching}
      </span>
    </p>
  );
}

/** The place of a table whose code is loading. */
function PendingTable() {
  const { monsters } = useMessages();
  return (
    <div className="note" style={{ minHeight: useReservedHeight() }}>
      <p>{monsters.loading}</p>
    </div>
  );
}

const MonsterTable = lazyPart(
  () => import("./table/monster-table.tsx"),
  <PendingTable />,
  MonsterGrid,
);

/** What cards show besides number and name: the values that are sorted by or asked for, or else those that are no stats. */
function shownValues(query: MonsterQuery): readonly ValueKey[] {
  const asked = VALUES.filter((key) => key === query.order?.key || query[key]);
  return asked.length > 0 ? asked : NUMBERS;
}

type FoundMonstersProps = {
  found: Found;
  /** All monsters. */
  monsters: readonly Monster[];
  view: View;
  labelledBy: string;
  onQuery: (query: MonsterQuery) => void;
};

/** What a query finds and, if that is little, what else it may have meant. */
export function FoundMonsters(props: FoundMonstersProps) {
  const { found: result, monsters, view, labelledBy, onQuery } = props;
  const { found, didYouMean, query, isBusy } = result;
  const { q } = query;
  const explain = useMemo(() => (isBlank(q) ? null : explainMatches(q)), [q]);
  const valueKeys = useMemo(() => shownValues(query), [query]);
  const listProps = {
    monsters: found,
    labelledBy,
    headingLevel: 2,
    keepsSearch: query !== DEFAULT_QUERY,
    explain,
    valueKeys,
  } as const;
  return (
    <>
      <NothingFound found={result} monsters={monsters} onQuery={onQuery} />
      <div className={styles.results} aria-busy={isBusy}>
        {found.length > 0 && view === "table" && (
          <MonsterTable {...listProps} all={monsters} query={query} onQuery={onQuery} />
        )}
        {found.length > 0 && view !== "table" && <MonsterGrid {...listProps} />}
        {didYouMean.length > 0 && <CloseResults monsters={didYouMean} />}
      </div>
    </>
  );
}

/** Names that a search which finds little may have meant. */
function CloseResults({ monsters }: { monsters: readonly Monster[] }) {
  const { search: text } = useMessages();
  const headingId = useId();
  return (
    <section className={styles.close}>
      <h2 id={headingId}>{text.closest}</h2>
      <MonsterGrid monsters={monsters} labelledBy={headingId} headingLevel={3} />
    </section>
  );
}
