import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { RANGE_KEYS } from "#src/monsters/search/monster-query.ts";
import type { FormContent } from "../query-form.ts";
import styles from "./monster-filters.module.css";
import { RangeFields } from "./range-fields.tsx";

type MonsterFiltersProps = FormContent & {
  /** All monsters; empty until they are known. */
  monsters: readonly Monster[];
};

/** The ranges, on demand, and how many are in force. Only the visitor opens and closes them. */
export function MonsterFilters({ query, refused, monsters }: MonsterFiltersProps) {
  const { search } = useMessages();
  const count = Object.keys(query.ranges).length;
  return (
    <details
      // The opened panel is at the top of the page: the bar does not stick while it is open.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className={styles.summary}>
        <span>{search.filters}</span>
        {count > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">{search.conditions(count)}</span>
          </>
        )}
      </summary>
      <fieldset className={styles.panel} aria-label={search.ranges}>
        {RANGE_KEYS.map((key) => (
          <RangeFields
            key={key}
            rangeKey={key}
            range={query.ranges[key]}
            refused={refused}
            monsters={monsters}
          />
        ))}
      </fieldset>
    </details>
  );
}
