import { nameAttributes } from "#src/components/monster/name-attributes.ts";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import { RANGE_KEYS } from "#src/monsters/search/monster-query.ts";
import styles from "./monster-grid.module.css";

/** Monsters on paper, one row each, in place of a grid that does not hold them all. */
export default function PrintedList({ monsters }: { monsters: readonly Monster[] }) {
  const { monster: text, search, compare } = useMessages();
  if (monsters.length === 0) return null;
  const columns = [search.number, search.name, compare.type, ...RANGE_KEYS.map((key) => text[key])];
  return (
    <table className={styles.printed}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monsters.map((monster) => (
          <tr key={monster.id}>
            <td>{monsterNumber(monster)}</td>
            <th scope="row" {...nameAttributes(monster.name)}>
              {monster.name}
            </th>
            <td>
              <TypeBadge type={monster.type} />
            </td>
            {RANGE_KEYS.map((key) => (
              <td key={key}>
                <Value value={monster[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
