import { type ReactNode, useState } from "react";
import { useMessages } from "#src/messages/language.ts";
import {
  type MonsterQuery,
  RANGE_KEYS,
  type RangeKey,
  withoutConditions,
  withoutRange,
} from "#src/monsters/search/monster-query.ts";
import { isSameQuery } from "#src/monsters/search/query-params.ts";
import styles from "./type-filter.module.css";

type ConditionsProps = {
  query: MonsterQuery;
  /** Whether there is a button that takes several off at once. */
  hasClear: boolean;
  onQuery: (query: MonsterQuery) => void;
  /** What can be done with the shared list. */
  children: ReactNode;
};

const countOf = ({ text, favorites, ids, types, ranges }: MonsterQuery) =>
  [text, favorites, ids.length > 0, ...types, ...Object.keys(ranges)].filter(Boolean).length;

/**
 * The shared list and the ranges in force, each a button that takes it off. One that is off keeps its place until
 * something else is asked for, so that a second press hits no other control, but puts it back.
 */
export function Conditions({ query, hasClear, onQuery, children }: ConditionsProps) {
  const { search, favorites, monster } = useMessages();
  // The query that the buttons are of, and what the last press has made of it.
  const [{ shown, pressed }, setState] = useState({ shown: query, pressed: query });
  if (!isSameQuery(query, pressed)) setState({ shown: query, pressed: query });
  const press = (next: MonsterQuery) => {
    setState({ shown, pressed: next });
    onQuery(next);
  };
  const button = (words: string, isOn: boolean, off: MonsterQuery, on: MonsterQuery) => (
    <button
      key={words}
      type="button"
      className={styles.condition}
      aria-pressed={isOn}
      onClick={() => press(isOn ? off : on)}
    >
      <span className={styles.name}>{words}</span>
    </button>
  );
  const rangeButton = (key: RangeKey) => {
    const range = shown.ranges[key];
    if (!range) return [];
    const words = search.inRange(monster[key], { min: range.min, max: range.max });
    const isOn = query.ranges[key] !== undefined;
    const on = { ...query, ranges: { ...query.ranges, [key]: range } };
    return button(words, isOn, withoutRange(query, key), on);
  };
  const { ids } = shown;
  const isShared = query.ids.length > 0;
  const buttons = [
    ...(ids.length > 0
      ? [button(favorites.sharedList, isShared, { ...query, ids: [] }, { ...query, ids })]
      : []),
    ...RANGE_KEYS.flatMap(rangeButton),
  ];
  return (
    buttons.length > 0 && (
      <div className={styles.conditions}>
        {buttons}
        {children}
        {hasClear && countOf(query) > 1 && (
          <button
            type="button"
            className="button quiet"
            onClick={() => press(withoutConditions(query))}
          >
            {search.clear}
          </button>
        )}
      </div>
    )
  );
}
