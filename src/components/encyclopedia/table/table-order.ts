import {
  BY_NUMBER,
  hasText,
  type MonsterQuery,
  type Order,
  reversed,
  type SortKey,
  usualOrder,
} from "#src/monsters/search/monster-query.ts";

/** The order in which a query shows what it finds; `null` is the best match first. */
export const shownOrder = (query: MonsterQuery): Order | null =>
  query.order ?? (hasText(query) ? null : BY_NUMBER);

/** The usual order by a key or, where that is the order already, its reverse. */
export function nextOrder(order: Order | null, key: SortKey): Order {
  return order?.key === key ? reversed(order) : usualOrder(key);
}
