import { useMessages } from "#src/messages/language.ts";
import {
  BY_NUMBER,
  hasText,
  type MonsterQuery,
  ORDERS,
  type Order,
} from "#src/monsters/search/monster-query.ts";
import { orderName } from "#src/monsters/search/query-params.ts";
import styles from "./monster-filters.module.css";

type OrderFieldProps = {
  query: MonsterQuery;
  /** Whether it has every option, because the query of the address is not known yet. */
  isComplete: boolean;
};

/** What to sort by, and in which direction. The first option is the usual order, which a text changes. */
export function OrderField({ query, isComplete }: OrderFieldProps) {
  const { search, monster } = useMessages();
  const labelOf = ({ key, direction }: Order) => {
    if (key === "number" || key === "name") return search.orders[key][direction];
    return search.orders.value[direction](key === "total" ? search.total : monster[key]);
  };
  const isByMatch = hasText(query);
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
          // Without a text it would be there twice: Safari's menus show hidden options.
          if (isUsual && !isByMatch && !isComplete) return null;
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
