import { useMessages } from "#src/messages/language.ts";
import {
  BY_NUMBER,
  hasText,
  type MonsterQuery,
  ORDERS,
  type Order,
} from "#src/monsters/search/monster-query.ts";
import { orderName } from "#src/monsters/search/query-params.ts";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";
import styles from "./monster-filters.module.css";

/** What to sort by, and in which direction. The first option is the usual order, which a text changes. */
export function OrderField({ query }: { query: MonsterQuery }) {
  const { search, monster } = useMessages();
  const labelOf = ({ key, direction }: Order) => {
    if (key === "number" || key === "name") return search.orders[key][direction];
    return search.orders.value[direction](key === "total" ? search.total : monster[key]);
  };
  const isByMatch = hasText(query);
  // In the HTML for an address that sorts what a text finds by number. Safari's menus show hidden options.
  const hasByNumber = useAfterHydration(true, isByMatch);
  return (
    <label className={styles.order}>
      <span className="visually-hidden">{search.sort}</span>
      <select
        name="sort"
        className="button small"
        defaultValue={query.order ? orderName(query.order) : ""}
      >
        <option value="">{isByMatch ? search.bestMatch : labelOf(BY_NUMBER)}</option>
        {ORDERS.map((order) => {
          const isUsual = order === BY_NUMBER;
          if (isUsual && !hasByNumber) return null;
          return (
            <option key={orderName(order)} value={orderName(order)} hidden={isUsual && !isByMatch}>
              {labelOf(order)}
            </option>
          );
        })}
      </select>
    </label>
  );
}
