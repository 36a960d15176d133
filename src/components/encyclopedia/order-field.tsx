import { useDeferredValue, useMemo } from "react";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import {
  BY_NUMBER,
  hasText,
  isByNumber,
  type MonsterQuery,
  ORDERS,
  type Order,
} from "#src/monsters/search/monster-query.ts";
import { orderName } from "#src/monsters/search/query-params.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import styles from "./filters/monster-filters.module.css";

/** Whether a search, which is there with the list below, finds nothing. */
function useFindsNothing(monsters: readonly Monster[], query: MonsterQuery): boolean {
  const searched = useDeferredValue(query);
  const { found } = useMemo(() => search(monsters, searched), [monsters, searched]);
  return monsters.length > 0 && found.length === 0;
}

type OrderFieldProps = {
  query: MonsterQuery;
  /** All monsters; empty until they are known. */
  monsters: readonly Monster[];
  /** Whether it has every option, because the query of the address is not known yet. */
  isComplete: boolean;
};

/** What to sort by, and in which direction. The first option is the usual order, which a text changes if it finds any. */
export function OrderField({ query, monsters, isComplete }: OrderFieldProps) {
  const { search: text, monster } = useMessages();
  const labelOf = ({ key, direction }: Order) => {
    if (key === "number" || key === "name") return text.orders[key][direction];
    return text.orders.value[direction](monster[key]);
  };
  const isSearch = hasText(query);
  const isByMatch = !useFindsNothing(monsters, query) && isSearch;
  // The chosen option stays: further letters may find some again.
  const isNumberChosen = isByNumber(query.order);
  const hasByNumber = isComplete || isByMatch || isNumberChosen;
  return (
    <label className={styles.order}>
      <span className="visually-hidden">{text.sort}</span>
      <select
        name="sort"
        className="button small"
        defaultValue={query.order ? orderName(query.order) : ""}
      >
        {(isByMatch || !isNumberChosen) && (
          <option value="">{isByMatch ? text.bestMatch : labelOf(BY_NUMBER)}</option>
        )}
        {ORDERS.map((order) => {
          const isUsual = isByNumber(order);
          // Without a text it would be there twice: Safari's menus show hidden options.
          if (isUsual && !hasByNumber) return null;
          return (
            <option key={orderName(order)} value={orderName(order)} hidden={isUsual && !isSearch}>
              {labelOf(order)}
            </option>
          );
        })}
      </select>
    </label>
  );
}
