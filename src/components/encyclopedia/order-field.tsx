import { useEffect, useRef } from "react";
import { announce } from "#src/components/announcements/announce.ts";
import { useMessages } from "#src/messages/translation.ts";
import {
  BY_NUMBER,
  hasText,
  isByNumber,
  type MonsterQuery,
  ORDERS,
  type Order,
} from "#src/monsters/search/monster-query.ts";
import { orderName } from "#src/monsters/search/query-params.ts";
import styles from "./filters/monster-filters.module.css";

/**
 * Lets screen readers say the order of the list when it changes, by whichever control.
 * @param chosen the name of the order that was chosen, empty for the usual one; `null` as long as that is not known.
 */
function useSaidOrder(chosen: string | null, label: string): void {
  const last = useRef<string>(null);
  useEffect(() => {
    const isChange = last.current !== null && last.current !== chosen;
    last.current = chosen;
    if (isChange) announce(label);
  });
}

type OrderFieldProps = {
  query: MonsterQuery;
  /** Whether it has every option, because the query of the address is not known yet. */
  isComplete: boolean;
};

/** What to sort by, and in which direction. The first option is the usual order, which a text changes. */
export function OrderField({ query, isComplete }: OrderFieldProps) {
  const { search: text, monster } = useMessages();
  const labelOf = ({ key, direction }: Order) => {
    if (key === "number" || key === "name") return text.orders[key][direction];
    return text.orders.value[direction](monster[key]);
  };
  const isSearch = hasText(query);
  const chosen = query.order ? orderName(query.order) : "";
  const usual = isSearch ? text.bestMatch : labelOf(BY_NUMBER);
  useSaidOrder(isComplete ? null : chosen, query.order ? labelOf(query.order) : usual);
  // The chosen option stays: further letters may make it another than the first.
  const isNumberChosen = isByNumber(query.order);
  return (
    <label className={styles.order}>
      <span className="visually-hidden">{text.sort}</span>
      <select name="sort" className="button small" defaultValue={chosen}>
        {(isSearch || !isNumberChosen) && <option value="">{usual}</option>}
        {ORDERS.map((order) => {
          const isUsual = isByNumber(order);
          // Without a text it would be there twice: Safari's menus show hidden options.
          if (isUsual && !isComplete && !isSearch && !isNumberChosen) return null;
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
