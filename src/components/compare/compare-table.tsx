import { Link } from "@tanstack/react-router";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { buttonClass } from "#src/components/ui/button.ts";
import { keepingFocus } from "#src/components/ui/focus-region.ts";
import { languageOf } from "#src/lib/language-of.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { RANGE_KEYS, type RangeKey } from "#src/monsters/search/monster-query.ts";
import styles from "./comparison.module.css";

type CompareTableProps = { monsters: Monster[]; onRemove: (id: string) => void };

/** The values of some monsters, one column each. Differences are text, not only colour. */
export function CompareTable({ monsters, onRemove }: CompareTableProps) {
  const { compare, monster: text } = useMessages();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{compare.stat}</th>
          {monsters.map((monster) => (
            <th key={monster.id} scope="col">
              <div className={styles.portrait}>
                <MonsterPortrait monster={monster} />
              </div>
              <Link
                to="/monsters/$id"
                params={{ id: monster.id }}
                className={styles.name}
                lang={languageOf(monster.name)}
              >
                {monster.name}
              </Link>
              <br />
              <RemoveButton name={monster.name} onRemove={() => onRemove(monster.id)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{compare.type}</th>
          {monsters.map(({ id, type }) => (
            <td key={id}>
              <TypeBadge type={type} />
            </td>
          ))}
        </tr>
        {RANGE_KEYS.map((key) => (
          <tr key={key}>
            <th scope="row">{text[key]}</th>
            {monsters.map((monster) => (
              <td key={monster.id}>
                <ComparedNumber monster={monster} monsters={monsters} of={key} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{text.moves}</th>
          {monsters.map((monster) => (
            <td key={monster.id}>
              <ComparedMoves monster={monster} monsters={monsters} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { compare } = useMessages();
  return (
    <button
      type="button"
      className={buttonClass("small")}
      aria-label={compare.remove(name)}
      onClick={keepingFocus(onRemove)}
    >
      {compare.drop}
    </button>
  );
}

type ComparedProps = { monster: Monster; monsters: Monster[] };

function ComparedNumber({ monster, monsters, of: key }: ComparedProps & { of: RangeKey }) {
  const { compare } = useMessages();
  const value = monster[key];
  const known = monsters.flatMap(({ [key]: other }) => (other === null ? [] : [other]));
  const highest = Math.max(...known);
  const differs = known.some((other) => other !== highest);
  return (
    <>
      <span className={styles.number}>
        <Value value={value} />
      </span>
      {value !== null && differs && (
        <span className={styles.note}>
          {value === highest ? (
            `▲ ${compare.highest}`
          ) : (
            <>
              <span aria-hidden="true">−{highest - value}</span>
              <span className="visually-hidden">{compare.difference(highest - value)}</span>
            </>
          )}
        </span>
      )}
    </>
  );
}

function ComparedMoves({ monster, monsters }: ComparedProps) {
  const { compare, monster: text } = useMessages();
  if (monster.moves === null) return <Value value={null} />;
  if (monster.moves.length === 0) return text.noMoves;
  const others = new Set(
    monsters.filter(({ id }) => id !== monster.id).flatMap(({ moves }) => moves ?? []),
  );
  return (
    <ul>
      {[...new Set(monster.moves)].map((move) => (
        <li key={move}>
          <span lang={languageOf(move)}>{move}</span>
          {others.size > 0 && !others.has(move) && (
            <span className={styles.note}>{compare.onlyHere}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
