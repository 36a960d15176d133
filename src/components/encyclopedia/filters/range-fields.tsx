import { type FocusEvent, useId } from "react";
import { announce } from "#src/components/announcements/announce.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Range, RangeKey } from "#src/monsters/search/filters.ts";
import { type RangeEnd, readBound } from "#src/monsters/search/monster-query.ts";
import { rangeFieldName } from "#src/monsters/search/query-params.ts";
import styles from "./monster-filters.module.css";

type RangeFieldsProps = {
  rangeKey: RangeKey;
  /** What the fields mean, the right way round. */
  range: Range | null;
  /** The names of fields that hold no number. */
  refused: readonly string[];
};

/** Minimum and maximum of a level or stat; an empty field means no limit. */
export function RangeFields({ rangeKey, range, refused }: RangeFieldsProps) {
  const { search, monster } = useMessages();
  const problemId = useId();
  const name = monster[rangeKey];
  const labels = { min: search.minimumOf(name), max: search.maximumOf(name) };
  const isRefused = (end: RangeEnd) => refused.includes(rangeFieldName(rangeKey, end));
  const hasRefused = isRefused("min") || isRefused("max");

  /** Shows the numbers as they are understood, once the visitor has left the fields. */
  const tidy = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (currentTarget.contains(relatedTarget) || hasRefused) return;
    const [min, max] = currentTarget.querySelectorAll("input");
    if (!min || !max) return;
    if (readBound(min.value) !== range?.min) announce(search.swapped(name));
    min.value = String(range?.min ?? "");
    max.value = String(range?.max ?? "");
  };

  const field = (end: RangeEnd) => (
    <input
      name={rangeFieldName(rangeKey, end)}
      inputMode="decimal"
      className="button small"
      placeholder={search.ends[end]}
      aria-label={labels[end]}
      aria-invalid={isRefused(end) || undefined}
      aria-describedby={problemId}
      defaultValue={range?.[end]}
    />
  );

  return (
    <fieldset onBlur={tidy}>
      <legend>{name}</legend>
      <div className={styles.ends}>
        {field("min")}
        <span className={styles.to} />
        {field("max")}
        <p id={problemId} role="alert" className={styles.problem} hidden={!hasRefused}>
          {search.notANumber}
        </p>
      </div>
    </fieldset>
  );
}
