import { isBlank } from "@monster-field/name-search/text";
import { useMemo } from "react";
import { MonsterGrid } from "#src/components/monster-list/monster-grid.tsx";
import { lazyPart } from "#src/components/ui/lazy-part.ts";
import { type Monster, NUMBERS } from "#src/monsters/fields.ts";
import { VALUES, type ValueKey } from "#src/monsters/monster-values.ts";
import { DEFAULT_QUERY, type MonsterQuery, type View } from "#src/monsters/search/monster-query.ts";
import { explainMatches } from "#src/monsters/search/search-monsters.ts";
import { CloseResults } from "./close-results.tsx";
import styles from "./found-monsters.module.css";
import { NothingFound } from "./nothing-found.tsx";
import { PendingTable } from "./pending-table.tsx";
import type { Found } from "./use-found.ts";

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
      <NothingFound {...{ found: result, monsters, onQuery }} />
      <div className={styles.results} aria-busy={isBusy}>
        {found.length > 0 && view === "table" && (
          <MonsterTable {...listProps} {...{ all: monsters, query, onQuery }} />
        )}
        {found.length > 0 && view !== "table" && <MonsterGrid {...listProps} />}
        {didYouMean.length > 0 && <CloseResults monsters={didYouMean} />}
      </div>
    </>
  );
}
