import { useState } from "react";
import { useMessages } from "#src/messages/language.ts";
import {
  type MonsterQuery,
  RANGE_KEYS,
  TYPE_CHOICES,
  type TypeChoice,
} from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import styles from "./monster-filters.module.css";
import { OrderFields } from "./order-fields.tsx";
import { RangeFields } from "./range-fields.tsx";
import type { QueryDraft } from "./use-query-draft.ts";

/** The controls for types, order and ranges. */
export function MonsterFilters({ draft }: { draft: QueryDraft }) {
  const { search } = useMessages();
  const { query } = draft;
  const conditions = toSearchParams(query);
  const hasRanges = RANGE_KEYS.some((key) => conditions[key]);
  // Only the visitor closes the ranges: they may hold the focus when the last one is removed.
  const [hadRanges, setHadRanges] = useState(hasRanges);
  if (hasRanges && !hadRanges) setHadRanges(true);
  return (
    <div className={styles.filters}>
      <TypeFilter query={query} onChoose={draft.choose} />
      <OrderFields query={query} onChoose={draft.choose} />
      <details className={styles.ranges} open={hadRanges || undefined} onBlur={draft.commit}>
        <summary className={styles.summary}>{search.ranges}</summary>
        <div className={styles.fields}>
          {RANGE_KEYS.map((key) => (
            <RangeFields
              key={key}
              rangeKey={key}
              range={query.ranges[key] ?? {}}
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

type TypeFilterProps = { query: MonsterQuery; onChoose: (query: MonsterQuery) => void };

function TypeFilter({ query, onChoose }: TypeFilterProps) {
  const { search, types } = useMessages();
  const toggle = (type: TypeChoice) =>
    onChoose({
      ...query,
      types: TYPE_CHOICES.filter((choice) => query.types.includes(choice) !== (choice === type)),
    });
  return (
    <fieldset className={styles.types}>
      <legend className={styles.legend}>{search.types}</legend>
      {TYPE_CHOICES.map((type) => (
        <label key={type} className={styles.type} data-type={type}>
          <input
            type="checkbox"
            name="type"
            value={type}
            checked={query.types.includes(type)}
            onChange={() => toggle(type)}
          />
          {type === "other" ? search.otherType : types[type]}
        </label>
      ))}
    </fieldset>
  );
}
