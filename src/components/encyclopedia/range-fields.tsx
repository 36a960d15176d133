import { useId, useMemo, useState } from "react";
import { announce } from "#src/components/announcements/announce.ts";
import { digitsOfShort } from "#src/messages/format-number.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import {
  inOrder,
  MAX_BOUND,
  type Range,
  type RangeEnd,
  type RangeKey,
  readBound,
} from "#src/monsters/search/monster-query.ts";
import { valueBounds } from "#src/monsters/value-bounds.ts";
import { rangeFieldName } from "./changed-controls.ts";
import styles from "./monster-filters.module.css";

/** The texts in the fields, as typed; they belong to one range and go with it. */
type Typed = { range: Range; texts: Partial<Record<RangeEnd, string>> };

const isRefused = (text = "") => text.trim() !== "" && readBound(text) === undefined;

type RangeFieldsProps = {
  rangeKey: RangeKey;
  range: Range;
  monsters: readonly Monster[];
  onRange: (range: Range) => void;
};

/** Minimum and maximum of a level or stat; an empty field means no limit. */
export function RangeFields({ rangeKey, range, monsters, onRange }: RangeFieldsProps) {
  const { search, monster } = useMessages();
  const limitsId = useId();
  const [typed, setTyped] = useState<Typed>({ range, texts: {} });
  // In each field, so that React can pause between them: the list may be long.
  const bounds = useMemo(() => valueBounds(monsters, rangeKey), [monsters, rangeKey]);
  const texts = typed.range === range ? typed.texts : {};
  const name = monster[rangeKey];
  const labels = { min: search.minimumOf(name), max: search.maximumOf(name) };
  const hasRefused = Object.values(texts).some((text) => isRefused(text));

  const onText = (end: RangeEnd, text: string) => {
    const { [end]: _old, ...others } = range;
    const bound = readBound(text);
    const next = bound === undefined ? others : { ...others, [end]: bound };
    setTyped({ range: next, texts: { ...texts, [end]: text } });
    onRange(next);
  };

  const field = (end: RangeEnd) => {
    const bound = bounds[end];
    return (
      <input
        name={rangeFieldName(rangeKey, end)}
        inputMode="decimal"
        // Otherwise browsers restore later values when the page is reloaded.
        autoComplete="off"
        className="button small"
        placeholder={bound === undefined ? undefined : monster.amount(bound)}
        title={bound === undefined ? undefined : digitsOfShort(bound)}
        aria-label={labels[end]}
        aria-invalid={isRefused(texts[end]) || undefined}
        aria-describedby={limitsId}
        value={texts[end] ?? range[end] ?? ""}
        onChange={({ currentTarget }) => onText(end, currentTarget.value)}
      />
    );
  };

  return (
    <fieldset
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget) || hasRefused) return;
        setTyped({ range, texts: {} });
        if (inOrder(range) === range) return;
        onRange(inOrder(range));
        announce(search.swapped(name));
      }}
    >
      <legend>{name}</legend>
      <div className={styles.ends}>
        {field("min")}
        <span className={styles.to} />
        {field("max")}
        <p id={limitsId} role="alert" className={styles.problem} hidden={!hasRefused}>
          {search.limits(MAX_BOUND)}
        </p>
      </div>
    </fieldset>
  );
}
