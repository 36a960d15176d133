import type { ReactNode } from "react";
import { ApiText } from "#src/components/monster/api-text.tsx";
import { MoveList } from "#src/components/monster/move-list.tsx";
import { ScaleBar } from "#src/components/monster/scale-bar.tsx";
import { typeAttributes } from "#src/components/monster/type-attributes.ts";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { useMessages } from "#src/messages/translation.ts";
import { type Monster, STATS } from "#src/monsters/fields.ts";
import { RANKED, readValue, VALUES, type ValueKey } from "#src/monsters/monster-values.ts";
import { shareOfScale } from "#src/monsters/stat-scale.ts";
import { CompareHead } from "./compare-head.tsx";
import styles from "./compare-table.module.css";

type CompareTableProps = {
  monsters: Monster[];
  /** The end of the scale that all bars share, so that they can be read down a column as well. */
  scaleEnd: number;
  onRemove: (id: string) => void;
  /** The empty place beside the monsters, if there is one. */
  place: ReactNode;
  /** The message that they are loading, while the table only holds their place. */
  children: ReactNode;
};

/** The values of some monsters, one column each. The highest are marked by a text, too. */
export function CompareTable({ monsters, scaleEnd, onRemove, place, children }: CompareTableProps) {
  const isLoading = Boolean(children);
  const { compare, monster: text } = useMessages();
  const row = (heading: string, cell: (monster: Monster) => ReactNode) => (
    <tr key={heading}>
      <th scope="row">
        <span>{heading}</span>
      </th>
      {monsters.map((monster) => (
        <td key={monster.id} {...typeAttributes(monster.type)}>
          {cell(monster)}
        </td>
      ))}
    </tr>
  );
  const numberRow = (key: ValueKey) => {
    // What has no rank has no highest either: a level is no merit.
    const isRanked = RANKED.some((ranked) => ranked === key);
    const values = isRanked ? monsters.map((monster) => readValue(monster, key)) : [];
    return row(text[key], (monster) => {
      const value = readValue(monster, key);
      return (
        <>
          <ComparedNumber value={value} values={values} />
          {/* The scale is that of stats. */}
          {STATS.some((stat) => stat === key) && <ScaleBar share={shareOfScale(value, scaleEnd)} />}
        </>
      );
    });
  };
  return (
    <div className={styles.panel}>
      {children && <div className={styles.loading}>{children}</div>}
      <table className={styles.table} aria-hidden={isLoading || undefined} inert={isLoading}>
        <caption className="visually-hidden">{compare.caption}</caption>
        <CompareHead monsters={monsters} onRemove={onRemove} />
        <tbody>
          {row(compare.type, ({ type }) => (
            <TypeBadge type={type} />
          ))}
          {VALUES.map(numberRow)}
          {row(text.moves, (monster) => (
            <ComparedMoves monster={monster} monsters={monsters} />
          ))}
        </tbody>
      </table>
      {place}
      {/* Bars and scale are for the eye only: screen readers have the numbers. */}
      <p className={styles.scale} aria-hidden="true">
        {text.scale(scaleEnd)}
      </p>
    </div>
  );
}

type ComparedNumberProps = {
  value: number | null;
  /** Of all compared monsters, if the highest is marked. */
  values: (number | null)[];
};

function ComparedNumber({ value, values }: ComparedNumberProps) {
  const { compare } = useMessages();
  const known = values.filter((other) => other !== null);
  const isHighest = value !== null && known.every((other) => other <= value);
  const differs = known.some((other) => other !== value);
  if (!isHighest || !differs) {
    return (
      <span className={styles.number}>
        <Value value={value} />
      </span>
    );
  }
  return (
    <strong className={styles.number}>
      <Value value={value} /> <span className={styles.highest}>{compare.highest}</span>
    </strong>
  );
}

function ComparedMoves({ monster, monsters }: { monster: Monster; monsters: Monster[] }) {
  const { compare } = useMessages();
  const others = new Set(
    monsters.filter(({ id }) => id !== monster.id).flatMap(({ moves }) => moves ?? []),
  );
  return (
    <MoveList moves={monster.moves}>
      {(move) => (
        <li key={move} className={styles.move}>
          <span>
            <ApiText text={move} />
          </span>
          {others.has(move) && <span className={styles.common}>{compare.inCommon}</span>}
        </li>
      )}
    </MoveList>
  );
}
