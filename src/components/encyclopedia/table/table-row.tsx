import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { CompareToggle } from "#src/components/collections/compare-toggle.tsx";
import { FavoriteToggle } from "#src/components/collections/favorite-toggle.tsx";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { typeAttributes } from "#src/components/monster/type-attributes.ts";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { MarkedText } from "#src/components/monster-list/marked-text.tsx";
import type { MonsterCardProps } from "#src/components/monster-list/monster-card.tsx";
import type { ListItem } from "#src/components/monster-list/use-monster-list.ts";
import { monsterNumber } from "#src/monsters/monster-id.ts";
import { readValue, VALUES } from "#src/monsters/monster-values.ts";
import { type ScaleEnds, shareOfScale } from "#src/monsters/stat-scale.ts";
import { CARD } from "#src/page/marks.ts";
import styles from "./monster-table.module.css";

type TableRowProps = ListItem & Pick<MonsterCardProps, "explain"> & { ends: ScaleEnds };

/** A monster in a table. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { monster, index, explain, ends, isTabStop, isOpened, isMarked, isFurtherDown, top } =
    props;
  const spans = explain?.(monster)?.nameSpans;
  const tabIndex = isTabStop === false ? -1 : undefined;
  return (
    <tr
      {...{ [CARD]: monster.id }}
      {...typeAttributes(monster.type)}
      data-index={index}
      // The head is the first row.
      aria-rowindex={index + 2}
      className={top === undefined ? styles.row : `${styles.row} ${styles.outside}`}
      style={{ top }}
      data-opened={isOpened}
      aria-current={isMarked || undefined}
    >
      <td>
        <Value value={monsterNumber(monster)} />
      </td>
      <td className={styles.picture}>
        <div className={styles.drawing}>
          <MonsterPortrait monster={monster} isLazy={isFurtherDown} />
        </div>
      </td>
      <th scope="row" className={styles.name}>
        <Link
          to="/monsters/$id"
          params={{ id: monster.id }}
          search
          className={styles.link}
          tabIndex={tabIndex}
          draggable={false}
        >
          <MonsterName name={monster.name} className={styles.words} readingClass={styles.reading}>
            {spans && <MarkedText text={monster.name} spans={spans} />}
          </MonsterName>
        </Link>
      </th>
      <td className={styles.type}>
        <TypeBadge type={monster.type} />
      </td>
      {VALUES.map((column) => {
        const value = readValue(monster, column);
        const share = Math.min(shareOfScale(value, ends(column)) ?? 0, 1);
        return (
          <td key={column} className={styles.number}>
            <Value value={value} />
            <span className={styles.bar} style={{ width: `${share * 100}%` }} />
          </td>
        );
      })}
      <td className={`screen-only ${styles.choice}`}>
        <FavoriteToggle id={monster.id} name={monster.name} tabIndex={tabIndex} />
      </td>
      <td className={`screen-only ${styles.choice}`}>
        <CompareToggle id={monster.id} name={monster.name} tabIndex={tabIndex} />
      </td>
    </tr>
  );
});
