import type { ReactNode } from "react";
import { ShareBar } from "#src/components/monster/share-bar.tsx";
import { TypeBadge } from "#src/components/monster/type-badge.tsx";
import { useMessages } from "#src/messages/language.ts";
import { RANGE_KEYS } from "#src/monsters/search/monster-query.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import { CompareChart } from "./compare-chart.tsx";
import styles from "./compare-table.module.css";
import viewStyles from "./comparison.module.css";

type CompareSkeletonProps = { count: number; children: ReactNode };

/** The table of `count` monsters that are loading, in its size; `children` say so. */
export function CompareSkeleton({ count, children }: CompareSkeletonProps) {
  const { compare, monster: text } = useMessages();
  const columns = Array.from({ length: count }, (_, index) => index);
  const row = (heading: string, content: ReactNode) => (
    <tr key={heading}>
      <th>{heading}</th>
      {columns.map((column) => (
        <td key={column}>{content}</td>
      ))}
    </tr>
  );
  return (
    <div className={viewStyles.view}>
      <div className={styles.panel}>
        <div className={styles.loading}>{children}</div>
        <table className={styles.table} aria-hidden="true">
          <thead>
            <tr>
              <th />
              {columns.map((column) => (
                <th key={column} data-series={column}>
                  <div className={styles.monster}>
                    <span className={styles.field} data-type="other" />
                    <span className={styles.name}>&nbsp;</span>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(compare.type, <TypeBadge type={null} />)}
            {RANGE_KEYS.map((key) =>
              row(
                text[key],
                <>
                  <span className={styles.number}>&nbsp;</span>
                  <ShareBar share={null} radius={4} />
                </>,
              ),
            )}
            {row(text.moves, <div className={styles.moves} />)}
          </tbody>
        </table>
      </div>
      {count > 1 && (
        <div className={viewStyles.side} aria-hidden="true">
          <CompareChart monsters={[]} scaleEnd={statScale([])} />
        </div>
      )}
    </div>
  );
}
