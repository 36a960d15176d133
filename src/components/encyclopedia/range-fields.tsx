import { useMessages } from "#src/messages/language.ts";
import type { Range, RangeKey } from "#src/monsters/search/monster-query.ts";
import { rangeFieldName } from "./changed-controls.ts";
import styles from "./monster-filters.module.css";

type RangeFieldsProps = { rangeKey: RangeKey; range: Range; onRange: (range: Range) => void };

/** Minimum and maximum of a level or stat; an empty field means no limit. */
export function RangeFields({ rangeKey, range, onRange }: RangeFieldsProps) {
  const { search, monster } = useMessages();
  const name = monster[rangeKey];
  const labels = { min: search.minimumOf(name), max: search.maximumOf(name) };

  const field = (end: "min" | "max") => (
    <input
      type="number"
      name={rangeFieldName(rangeKey, end)}
      inputMode="numeric"
      min={0}
      className={styles.number}
      aria-label={labels[end]}
      value={range[end] ?? ""}
      onChange={({ currentTarget: { valueAsNumber } }) => {
        const { [end]: _old, ...other } = range;
        onRange(Number.isNaN(valueAsNumber) ? other : { ...other, [end]: valueAsNumber });
      }}
    />
  );

  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{search.rangeOf(name)}</legend>
      {field("min")}
      <span aria-hidden="true">{search.to}</span>
      {field("max")}
    </fieldset>
  );
}
