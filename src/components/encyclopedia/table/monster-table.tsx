import { type ClipboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import type { MonsterGridProps } from "#src/components/monster-list/monster-grid.tsx";
import { useMonsterList } from "#src/components/monster-list/use-monster-list.ts";
import { useMessages } from "#src/messages/translation.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { VALUES } from "#src/monsters/monster-values.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { scaleEnds } from "#src/monsters/stat-scale.ts";
import { CopyTable } from "./copy-table.tsx";
import styles from "./monster-table.module.css";
import { copyOfRows, selectedRows } from "./table-copy.ts";
import { shownOrder, TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";

declare module "react" {
  interface CSSProperties {
    "--numbers"?: number;
  }
}

type Part = RefObject<HTMLTableSectionElement | null>;

/** Scrolls one part of a table sideways as far as another. */
const follow = (leader: Part, follower: Part) => () => {
  if (leader.current && follower.current) follower.current.scrollLeft = leader.current.scrollLeft;
};

/**
 * Scrolls a column that is out of sight to where it is the first beside those that stay, and one that the window cuts by as
 * much as that, so that it stays under the pointer.
 */
function showSorted(head: HTMLElement | null, body: HTMLElement | null): void {
  const column = head?.querySelector<HTMLElement>("[aria-sort]");
  if (!head || !column || !body || getComputedStyle(column).position === "sticky") return;
  const { offsetLeft: start, offsetWidth: width } = column;
  const stays = Number.parseFloat(getComputedStyle(head).scrollPaddingInlineStart) || 0;
  const end = body.scrollLeft + body.clientWidth;
  if (start < body.scrollLeft + stays || start >= end) body.scrollLeft = start - stays;
  else body.scrollLeft += Math.max(start + width - end, 0);
}

type MonsterTableProps = MonsterGridProps & {
  /** All monsters: which of them are found does not change the scales. */
  all: readonly Monster[];
  /** What the monsters were found by. */
  query: MonsterQuery;
  onQuery: (query: MonsterQuery) => void;
};

/**
 * A table of monsters, those of `useMonsterList`. Its head and its body scroll sideways each by itself, and together: the
 * head of a table that scrolls as a whole could not stay in sight while the page scrolls.
 */
export default function MonsterTable(props: MonsterTableProps) {
  const { monsters, all, labelledBy, explain = null, query, onQuery } = props;
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, listProps, decider } = useMonsterList(body, monsters);
  const ends = useMemo(() => scaleEnds(all), [all]);
  const sorted = shownOrder(query)?.key;
  const messages = useMessages();
  const copyRows = (event: ClipboardEvent<HTMLTableSectionElement>) => {
    const rows = selectedRows(event.currentTarget);
    const selected = rows.flatMap(({ dataset }) => monsters[Number(dataset.index)] ?? []);
    if (selected.length === 0) return;
    const { text, html } = copyOfRows(selected, messages);
    event.clipboardData.setData("text/plain", text);
    event.clipboardData.setData("text/html", html);
    event.preventDefault();
  };
  useLayoutEffect(() => {
    if (sorted) showSorted(head.current, body.current);
  }, [sorted]);
  return (
    <>
      <CopyTable monsters={monsters} />
      <table
        className={styles.table}
        style={{ "--numbers": VALUES.length }}
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
          onCopy={copyRows}
          onKeyDown={(event) => {
            if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") listProps.onKeyDown(event);
          }}
        >
          {items.map((item) => (
            <TableRow key={item.monster.id} {...item} explain={explain} ends={ends} />
          ))}
        </tbody>
      </table>
      {decider}
    </>
  );
}
