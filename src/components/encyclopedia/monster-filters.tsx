import { useMemo, useState } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { RANGE_KEYS, type Range } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import { valueBounds } from "#src/monsters/search/value-bounds.ts";
import styles from "./monster-filters.module.css";
import { OrderField } from "./order-field.tsx";
import { RangeFields } from "./range-fields.tsx";
import { TypeFilter } from "./type-filter.tsx";
import type { QueryDraft } from "./use-query-draft.ts";

const NO_LIMITS: Range = {};

type MonsterFiltersProps = {
  draft: QueryDraft;
  /** The whole list; empty while it is not there. */
  monsters: readonly Monster[];
};

/** The controls for types, order and ranges. */
export function MonsterFilters({ draft, monsters }: MonsterFiltersProps) {
  const { search } = useMessages();
  const { query } = draft;
  const conditions = toSearchParams(query);
  const hasRanges = RANGE_KEYS.some((key) => conditions[key]);
  // Only the visitor closes the ranges: they may hold the focus when the last one is removed.
  const [hadRanges, setHadRanges] = useState(hasRanges);
  if (hasRanges && !hadRanges) setHadRanges(true);
  const fields = useMemo(
    () => RANGE_KEYS.map((key) => ({ key, bounds: valueBounds(monsters, key) })),
    [monsters],
  );
  return (
    <div className={styles.filters}>
      <TypeFilter query={query} monsters={monsters} onChoose={draft.choose} />
      <OrderField query={query} onChoose={draft.choose} />
      <details className={styles.ranges} open={hadRanges || undefined} onBlur={draft.commit}>
        <summary className={styles.summary}>{search.ranges}</summary>
        <div className={styles.fields}>
          {fields.map(({ key, bounds }) => (
            <RangeFields
              key={key}
              rangeKey={key}
              range={query.ranges[key] ?? NO_LIMITS}
              bounds={bounds}
              onRange={(range) =>
                draft.type({ ...query, ranges: { ...query.ranges, [key]: range } })
              }
            />
          ))}
        </div>
      </details>
    </div>
  );
}
