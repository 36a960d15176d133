import { type ReactNode, useState } from "react";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/translation.ts";
import { FILTERS, type Filter, RANGES } from "#src/monsters/search/filters.ts";
import {
  type MonsterQuery,
  without,
  withoutConditions,
} from "#src/monsters/search/monster-query.ts";
import { isSameQuery, toSearchParams } from "#src/monsters/search/query-params.ts";
import styles from "./type-filter.module.css";

type ConditionsProps = {
  query: MonsterQuery;
  /** Whether there is a button that takes several off at once. */
  hasClear: boolean;
  onQuery: (query: MonsterQuery) => void;
  /** What can be done with the shared list. */
  children: ReactNode;
};

/** How much a query asks for. */
function countOf(query: MonsterQuery): number {
  const params = toSearchParams(query);
  const inForce = FILTERS.filter(({ key }) => params[key] !== undefined).length;
  return inForce + Math.max(query.type.length - 1, 0);
}

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
  const button = (key: Filter["key"], words: string) => {
    const isOn = !isSameQuery(query, without(query, key));
    return (
      <button
        key={key}
        type="button"
        className={styles.condition}
        aria-pressed={isOn}
        onClick={() => press(isOn ? without(query, key) : { ...query, [key]: shown[key] })}
      >
        <span className={styles.name}>{words}</span>
      </button>
    );
  };
  const buttons = [
    ...(shown.ids.length > 0 ? [button("ids", favorites.sharedList)] : []),
    ...RANGES.flatMap(({ key }) => {
      const range = shown[key];
      return range
        ? [button(key, search.inRange(monster[key], { min: range.min, max: range.max }))]
        : [];
    }),
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
            onClick={keepingFocus(() => press(withoutConditions(query)))}
          >
            {search.clear}
          </button>
        )}
      </div>
    )
  );
}
