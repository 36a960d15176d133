import type { ReactNode } from "react";
import { MoveLink, MoveList } from "#src/components/monster/move-list.tsx";
import { ScaleBar } from "#src/components/monster/scale-bar.tsx";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { digitsOfShort } from "#src/lib/digits.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { finite, readValue, VALUES, type ValueKey } from "#src/monsters/monster-values.ts";
import { type ScaleEnds, shareOfScale } from "#src/monsters/stat-scale.ts";
import { CompareHead } from "./compare-head.tsx";
import styles from "./compare-table.module.css";

type CompareTableProps = {
  monsters: Monster[];
  /** All stats share one scale, that of the chart, so that bars can be read down a column as well. */
  ends: ScaleEnds;
  onRemove: (id: string) => void;
  /** The empty places beside the monsters. */
  slots: ReactNode;
  /** The message that they are loading, while the table only holds their place. */
  children: ReactNode;
};

/** The values of some monsters, one column each. Differences are text, not only colour. */
export function CompareTable({ monsters, ends, onRemove, slots, children }: CompareTableProps) {
  const isLoading = Boolean(children);
  const { compare, monster: text } = useMessages();
  const row = (heading: string, cell: (monster: Monster) => ReactNode, scale = "") => (
    <tr key={heading}>
      <th scope="row">
        <span>{heading}</span>
        {/* The bars and their scale are for the eye only: screen readers have the numbers. */}
        <span className={styles.scale} aria-hidden="true">
          {scale}
        </span>
      </th>
      {monsters.map((monster, index) => (
        <td key={monster.id} data-series={index}>
          {cell(monster)}
        </td>
      ))}
    </tr>
  );
  const numberRow = (key: ValueKey) => {
    const values = monsters.map((monster) => readValue(monster, key));
    return row(
      text[key],
      (monster) => (
        <ComparedNumber value={readValue(monster, key)} values={values} scaleEnd={ends[key]} />
      ),
      text.range(ends[key]),
    );
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
      {slots}
    </div>
  );
}

type ComparedNumberProps = {
  value: number | null;
  /** Of all compared monsters. */
  values: (number | null)[];
  scaleEnd: number;
};

function ComparedNumber({ value, values, scaleEnd }: ComparedNumberProps) {
  const { compare, monster: text } = useMessages();
  const known = values.filter((other) => other !== null);
  const highest = Math.max(...known);
  const differs = known.some((other) => other !== highest);
  const isHighest = differs && value === highest;
  const difference = value === null ? 0 : finite(highest - value);
  return (
    <>
      <span className={isHighest ? styles.highest : styles.number}>
        <Value value={value} />
      </span>
      {isHighest && (
        <>
          <span aria-hidden="true">▲</span>
          <span className="visually-hidden">{compare.highest}</span>
        </>
      )}
      {difference > 0 && (
        <>
          <span className="note" aria-hidden="true" title={digitsOfShort(-difference)}>
            {text.amount(-difference).replace("-", "−")}
          </span>
          <span className="visually-hidden">{compare.difference(difference)}</span>
        </>
      )}
      <ScaleBar share={shareOfScale(value, scaleEnd)} />
    </>
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
          <MoveLink move={move} />
          {others.has(move) && <span className={styles.common}>{compare.inCommon}</span>}
        </li>
      )}
    </MoveList>
  );
}
