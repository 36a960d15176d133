import { useMessages } from "#src/messages/language.ts";
import { DIRECTIONS, type MonsterQuery, SORT_KEYS } from "#src/monsters/search/monster-query.ts";
import styles from "./monster-filters.module.css";

type OrderFieldsProps = { query: MonsterQuery; onChoose: (query: MonsterQuery) => void };

/** The sort key and the direction. */
export function OrderFields({ query, onChoose }: OrderFieldsProps) {
  const { search, monster } = useMessages();
  const sortNames = { ...monster, ...search };
  const directionNames = { asc: search.ascending, desc: search.descending };
  return (
    <div className={styles.order}>
      <label className={styles.choice}>
        {search.sort}
        <select
          name="sort"
          className={styles.select}
          value={query.sort}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...query, sort: SORT_KEYS.find((key) => key === value) ?? query.sort })
          }
        >
          {SORT_KEYS.map((key) => (
            <option key={key} value={key}>
              {sortNames[key]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {search.direction}
        <select
          name="order"
          className={styles.select}
          value={query.direction}
          onChange={({ currentTarget: { value } }) =>
            onChoose({
              ...query,
              direction: DIRECTIONS.find((key) => key === value) ?? query.direction,
            })
          }
        >
          {DIRECTIONS.map((key) => (
            <option key={key} value={key}>
              {directionNames[key]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
