import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/language.ts";
import { type MonsterQuery, RANGE_KEYS, withoutRange } from "#src/monsters/search/monster-query.ts";
import styles from "./type-filter.module.css";

type RangeChipsProps = { query: MonsterQuery; onQuery: (query: MonsterQuery) => void };

/** The ranges in force, each a button that takes it off. */
export function RangeChips({ query, onQuery }: RangeChipsProps) {
  const { search, monster } = useMessages();
  const chips = RANGE_KEYS.flatMap((key) => {
    const range = query.ranges[key];
    return range
      ? [{ key, words: search.inRange(monster[key], { min: range.min, max: range.max }) }]
      : [];
  });
  return (
    chips.length > 0 && (
      <div className={styles.ranges}>
        {chips.map(({ key, words }) => (
          <button
            key={key}
            type="button"
            className="button small"
            aria-label={search.takeOff(words)}
            onClick={keepingFocus(() => onQuery(withoutRange(query, key)))}
          >
            <span>{words}</span>
            <span aria-hidden="true">&nbsp;×</span>
          </button>
        ))}
      </div>
    )
  );
}
