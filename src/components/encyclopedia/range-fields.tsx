import { useId, useState } from "react";
import { buttonClass } from "#src/components/ui/button.ts";
import { useMessages } from "#src/messages/language.ts";
import {
  inOrder,
  isBound,
  MAX_BOUND,
  type Range,
  type RangeEnd,
  type RangeKey,
} from "#src/monsters/search/monster-query.ts";
import { rangeFieldName } from "./changed-controls.ts";
import styles from "./monster-filters.module.css";

/** What stands in the fields without being a limit; it belongs to one range and goes with it. */
type Refused = { range: Range; texts: Partial<Record<RangeEnd, string>> };

type RangeFieldsProps = {
  rangeKey: RangeKey;
  range: Range;
  /** The lowest and the highest value in the list. */
  bounds: Range;
  onRange: (range: Range) => void;
};

/** Minimum and maximum of a level or stat; an empty field means no limit. */
export function RangeFields({ rangeKey, range, bounds, onRange }: RangeFieldsProps) {
  const { search, monster } = useMessages();
  const problemId = useId();
  const [refused, setRefused] = useState<Refused>({ range, texts: {} });
  const refusedTexts = refused.range === range ? refused.texts : {};
  const name = monster[rangeKey];
  const labels = { min: search.minimumOf(name), max: search.maximumOf(name) };

  const onInput = (end: RangeEnd, { value, valueAsNumber, validity }: HTMLInputElement) => {
    const { [end]: _old, ...others } = range;
    const { [end]: _refused, ...otherTexts } = refusedTexts;
    const isUsable = isBound(valueAsNumber);
    const isEmpty = value === "" && !validity.badInput;
    const next = isUsable ? { ...others, [end]: valueAsNumber } : others;
    const texts = isUsable || isEmpty ? otherTexts : { ...otherTexts, [end]: value };
    setRefused({ range: next, texts });
    onRange(next);
  };

  const field = (end: RangeEnd) => {
    const text = refusedTexts[end];
    const isRefused = text !== undefined;
    return (
      <input
        type="number"
        name={rangeFieldName(rangeKey, end)}
        inputMode="decimal"
        min={0}
        max={MAX_BOUND}
        step="any"
        className={buttonClass("small")}
        placeholder={bounds[end]?.toString()}
        aria-label={labels[end]}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? problemId : undefined}
        value={text ?? range[end] ?? ""}
        // Not `onChange`, which a lone "-" does not call: to React it is no value.
        onInput={({ currentTarget }) => onInput(end, currentTarget)}
        ref={(input) => {
          // For the same reason React does not remove it.
          if (input?.validity.badInput && !isRefused) input.value = "";
        }}
      />
    );
  };

  return (
    <fieldset
      onBlur={({ currentTarget, relatedTarget }) => {
        const isLeft = !currentTarget.contains(relatedTarget);
        if (isLeft && inOrder(range) !== range) onRange(inOrder(range));
      }}
    >
      <legend>{search.rangeOf(name)}</legend>
      <div className={styles.ends}>
        {field("min")}
        <span className={styles.to} />
        {field("max")}
        {Object.keys(refusedTexts).length > 0 && (
          <p id={problemId} role="alert" className={styles.problem}>
            {search.refused(MAX_BOUND)}
          </p>
        )}
      </div>
    </fieldset>
  );
}
