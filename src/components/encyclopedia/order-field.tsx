import { useMessages } from "#src/messages/language.ts";
import {
  BY_NUMBER,
  hasText,
  type MonsterQuery,
  ORDERS,
  type Order,
  withoutUsualOrder,
} from "#src/monsters/search/monster-query.ts";
import { orderName, orderNamed } from "./changed-controls.ts";
import styles from "./monster-filters.module.css";

/** No order of its own: `null` in a query with a text. */
const BEST_MATCH = "relevance";

type OrderFieldProps = { query: MonsterQuery; onChoose: (query: MonsterQuery) => void };

/** What to sort by, and in which direction. */
export function OrderField({ query, onChoose }: OrderFieldProps) {
  const { search, monster } = useMessages();
  const labelOf = ({ key, direction }: Order) => {
    if (key === "number" || key === "name") return search.orders[key][direction];
    return search.orders.value[direction](key === "total" ? search.total : monster[key]);
  };
  const usual = hasText(query) ? BEST_MATCH : orderName(BY_NUMBER);
  return (
    <label className={styles.order}>
      <span className="visually-hidden">{search.sort}</span>
      <select
        name="sort"
        className="button small"
        // Otherwise browsers restore a later choice when the page is reloaded.
        autoComplete="off"
        value={query.order ? orderName(query.order) : usual}
        onChange={({ currentTarget: { value } }) =>
          onChoose(withoutUsualOrder({ ...query, order: orderNamed(value) }))
        }
      >
        {hasText(query) && <option value={BEST_MATCH}>{search.bestMatch}</option>}
        {ORDERS.map((order) => (
          <option key={orderName(order)} value={orderName(order)}>
            {labelOf(order)}
          </option>
        ))}
      </select>
    </label>
  );
}
