import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { nameAttributes } from "#src/components/monster/name-attributes.ts";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";
import { groupDigits } from "#src/messages/format-number.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { type MonsterLink, type Neighbours, neighbours } from "#src/monsters/neighbours.ts";
import { type MonsterSearch, parseMonsterQuery } from "#src/monsters/search/query-params.ts";
import { useSearch } from "#src/queries/use-search.ts";
import detailStyles from "./monster-detail.module.css";
import styles from "./monster-pager.module.css";
import { useSwipe } from "./use-swipe.ts";

type MonsterPagerProps = {
  /** `undefined` during hydration, and without a list. */
  list: Monster[] | undefined;
  id: string;
  search: MonsterSearch;
  /** Shown until the list is searched. */
  known: Neighbours | undefined;
  /** Shows another monster, which the visitor may only be passing. */
  onPass: (id: string) => void;
};

/** The neighbours in the list that the visitor came from, by link, key and swipe; Back leads to that list. */
export function MonsterPager({ list, id, search, known, onPass }: MonsterPagerProps) {
  const { pager } = useMessages();
  const query = useMemo(() => parseMonsterQuery(search), [search]);
  const { data: result } = useSearch(list ?? NO_MONSTERS, query);
  const found = result?.found ?? NO_MONSTERS;
  const listed = useMemo(() => neighbours(found, id), [found, id]);
  const isListed = list !== undefined && result?.list === list;
  const shown = known && !isListed ? known : listed;
  const { previous, next, position, count } = shown;
  const open = (direction: "previous" | "next") => {
    const { [direction]: monster } = shown;
    if (monster) onPass(monster.id);
  };
  useShortcuts({ ArrowLeft: () => open("previous"), ArrowRight: () => open("next") });
  useSwipe({ onRight: () => open("previous"), onLeft: () => open("next") });

  const link = ({ id, name }: MonsterLink, direction: string, rel: "prev" | "next") => (
    <Link
      to="/monsters/$id"
      params={{ id }}
      search={search}
      replace
      rel={rel}
      className={styles.link}
      aria-keyshortcuts={rel === "prev" ? "ArrowLeft" : "ArrowRight"}
    >
      <span className={detailStyles.direction}>{`${direction}:`}</span>{" "}
      <span className={styles.name} {...nameAttributes(name)}>
        {name}
      </span>
    </Link>
  );
  return (
    <nav className={styles.pager} aria-label={pager.label}>
      {previous && link(previous, pager.previous, "prev")}
      {position !== null && (
        <p className={styles.position}>
          <span className="visually-hidden">{pager.position(position, count)}</span>
          <span aria-hidden="true">{`${groupDigits(position)} / ${groupDigits(count)}`}</span>
        </p>
      )}
      {next && link(next, pager.next, "next")}
    </nav>
  );
}
