import type { ReactNode } from "react";
import { useMessages } from "#src/messages/translation.ts";
import { RANGES } from "#src/monsters/search/filters.ts";
import type { FormContent } from "../query-form.ts";
import styles from "./monster-filters.module.css";
import { RangeFields } from "./range-fields.tsx";

type MonsterFiltersProps = FormContent & {
  onToggle: (isOpen: boolean) => void;
  /** What stands above the ranges. */
  children: ReactNode;
};

/** Filters on demand. Only the visitor opens and closes them; what is in force, others say. */
export function MonsterFilters({ query, refused, onToggle, children }: MonsterFiltersProps) {
  const { search } = useMessages();
  return (
    <details
      // The opened panel is at the top of the page: the bar does not stick while it is open.
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className={styles.summary}>
        <span>{search.filters}</span>
      </summary>
      <div className={styles.panel}>
        {children}
        <fieldset className={styles.ranges} aria-label={search.ranges}>
          {RANGES.map(({ key }) => (
            <RangeFields key={key} rangeKey={key} range={query[key]} refused={refused} />
          ))}
        </fieldset>
      </div>
    </details>
  );
}
