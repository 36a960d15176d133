import type { ComponentProps, ReactNode } from "react";
import { useMessages } from "#src/messages/translation.ts";
import { VALUES } from "#src/monsters/monster-values.ts";
import {
  BY_NUMBER,
  hasText,
  type MonsterQuery,
  type Order,
  reversed,
  type SortKey,
  usualOrder,
} from "#src/monsters/search/monster-query.ts";
import styles from "./monster-table.module.css";

/** The order in which a query shows what it finds; `null` is the best match first. */
export const shownOrder = (query: MonsterQuery): Order | null =>
  query.order ?? (hasText(query) ? null : BY_NUMBER);

/** The usual order by a key or, where that is the order already, its reverse. */
function nextOrder(order: Order | null, key: SortKey): Order {
  return order?.key === key ? reversed(order) : usualOrder(key);
}

type TableHeadProps = Pick<ComponentProps<"thead">, "ref" | "onScroll"> & {
  query: MonsterQuery;
  onQuery: (query: MonsterQuery) => void;
};

/** The names of the columns; pressing one sorts by it, and pressing it again the other way round. */
export function TableHead({ query, onQuery, ...props }: TableHeadProps) {
  const { table: text, compare, favorites, monster: names } = useMessages();
  const order = shownOrder(query);
  const direction = order?.direction === "asc" ? "ascending" : "descending";
  const sortable = (key: SortKey, name: ReactNode, className?: string) => (
    <th
      key={key}
      scope="col"
      className={className}
      aria-sort={order?.key === key ? direction : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onQuery({ ...query, order: nextOrder(order, key) })}
      >
        {name}
      </button>
    </th>
  );
  return (
    <thead className={styles.head} {...props}>
      <tr className={styles.columns}>
        {sortable("number", text.number)}
        <th scope="col" className={styles.picture}>
          <span className="visually-hidden">{text.picture}</span>
        </th>
        {sortable("name", text.name, styles.name)}
        <th scope="col">{compare.type}</th>
        {VALUES.map((column) => sortable(column, names[column], styles.number))}
        <th scope="col" className="screen-only">
          <span className="visually-hidden">{favorites.label}</span>
        </th>
        <th scope="col" className="screen-only">
          <span className="visually-hidden">{text.compare}</span>
        </th>
      </tr>
    </thead>
  );
}
