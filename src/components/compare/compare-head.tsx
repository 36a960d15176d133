import { Link } from "@tanstack/react-router";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { typeAttributes } from "#src/components/monster/type-attributes.ts";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import styles from "./compare-table.module.css";

type CompareHeadProps = { monsters: readonly Monster[]; onRemove: (id: string) => void };

/** The head of the comparison. The remove buttons have a row of their own, so that no column is named after them. */
export function CompareHead({ monsters, onRemove }: CompareHeadProps) {
  const { compare } = useMessages();
  return (
    <thead>
      <tr className={styles.buttons}>
        <td />
        {monsters.map(({ id, name }) => (
          <td key={id}>
            <button
              type="button"
              className={styles.remove}
              aria-label={compare.remove(name)}
              onClick={keepingFocus(() => onRemove(id))}
            >
              ×
            </button>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{compare.stat}</span>
        </th>
        {monsters.map((monster) => (
          <th key={monster.id} scope="col">
            <Link to="/monsters/$id" params={{ id: monster.id }} className={styles.monster}>
              <span className={styles.field} {...typeAttributes(monster.type)}>
                <MonsterPortrait monster={monster} />
              </span>
              <MonsterName
                name={monster.name}
                className={styles.name}
                readingClass={styles.reading}
              />
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
