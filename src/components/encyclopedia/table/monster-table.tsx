import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import type { MonsterGridProps } from "#src/components/monster-list/monster-grid.tsx";
import { useListWindow } from "#src/components/monster-list/use-list-window.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import type { MonsterSearchParams } from "#src/monsters/search/query-params.ts";
import { scaleEnds } from "#src/monsters/stat-scale.ts";
import { CopyTable } from "./copy-table.tsx";
import styles from "./monster-table.module.css";
import { TableHead } from "./table-head.tsx";
import { shownOrder } from "./table-order.ts";
import { TableRow } from "./table-row.tsx";

type Part = RefObject<HTMLTableSectionElement | null>;

/** Scrolls one part of a table sideways as far as another. */
const follow = (leader: Part, follower: Part) => () => {
  if (leader.current && follower.current) follower.current.scrollLeft = leader.current.scrollLeft;
};

/** Scrolls a column that is out of sight to where it is the first beside those that stay. */
function showSorted(head: HTMLElement | null, body: HTMLElement | null): void {
  const column = head?.querySelector<HTMLElement>("[aria-sort]");
  if (!head || !column || !body) return;
  const { offsetLeft: left, offsetWidth: width } = column;
  const stays = Number.parseFloat(getComputedStyle(head).scrollPaddingInlineStart) || 0;
  body.scrollLeft = left + width > body.clientWidth ? left - stays : 0;
}

type MonsterTableProps = MonsterGridProps & {
  search: MonsterSearchParams;
  /** All monsters: which of them are found does not change the scales. */
  all: readonly Monster[];
  /** What the monsters were found by. */
  query: MonsterQuery;
  onQuery: (query: MonsterQuery) => void;
};

/**
 * A table of monsters, those of `useListWindow`. Its head and its body scroll sideways each by itself, and together: the
 * head of a table that scrolls as a whole could not stay in sight while the page scrolls.
 */
export default function MonsterTable(props: MonsterTableProps) {
  const { monsters, all, labelledBy, search, explain = null, query, onQuery } = props;
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, listProps } = useListWindow(body, monsters);
  const ends = useMemo(() => scaleEnds(all), [all]);
  const sorted = shownOrder(query)?.key;
  useLayoutEffect(() => {
    if (sorted) showSorted(head.current, body.current);
  }, [sorted]);
  return (
    <>
      <CopyTable monsters={monsters} />
      <table
        className={styles.table}
        aria-labelledby={labelledBy}
        aria-rowcount={monsters.length + 1}
      >
        <TableHead ref={head} onScroll={follow(head, body)} query={query} onQuery={onQuery} />
        <tbody
          ref={body}
          className={styles.body}
          // Otherwise it is a tab stop in Firefox. The arrow keys scroll it from within.
          tabIndex={-1}
          {...listProps}
          onScroll={follow(body, head)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") listProps.onKeyDown(event);
          }}
        >
          {items.map((item) => (
            <TableRow
              key={item.monster.id}
              {...item}
              search={search}
              explain={explain}
              ends={ends}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
