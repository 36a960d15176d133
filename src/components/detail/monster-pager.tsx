import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { typeGround } from "#src/components/monster/type-ground.ts";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";
import { groupDigits } from "#src/messages/format-number.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { type Neighbours, neighbours } from "#src/monsters/neighbours.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import styles from "./monster-pager.module.css";
import { useSwipe } from "./use-swipe.ts";

type MonsterPagerProps = {
  /** `undefined` during hydration, and without a list. */
  list: Monster[] | undefined;
  id: string;
  /** What the list shows, and in which order. */
  query: MonsterQuery;
  /** Shown until there is a list. */
  known: Neighbours | undefined;
  /** Shows another monster, which the visitor may only be passing. */
  onPass: (id: string) => void;
};

/** The neighbours in the list that the visitor came from, by link, key and swipe; Back leads to that list. */
export function MonsterPager({ list, id, query, known, onPass }: MonsterPagerProps) {
  const { pager } = useMessages();
  const params = useMemo(() => toSearchParams(query), [query]);
  const found = useMemo(() => (list ? search(list, query).found : NO_MONSTERS), [list, query]);
  const listed = useMemo(() => neighbours(found, id), [found, id]);
  const { previous, next, position, count } = known && !list ? known : listed;
  const open = (monster: Monster | null) => {
    if (monster) onPass(monster.id);
  };
  useShortcuts({ ArrowLeft: () => open(previous), ArrowRight: () => open(next) });
  useSwipe({ onRight: () => open(previous), onLeft: () => open(next) });

  const card = (monster: Monster, direction: string, rel: "prev" | "next") => (
    <Link
      to="/monsters/$id"
      params={{ id: monster.id }}
      search={params}
      replace
      rel={rel}
      className={styles.card}
      aria-keyshortcuts={rel === "prev" ? "ArrowLeft" : "ArrowRight"}
      {...typeGround(monster.type)}
    >
      <span className={styles.portrait}>
        <MonsterPortrait monster={monster} />
      </span>
      <span className={styles.direction}>{direction}</span>{" "}
      <MonsterName name={monster.name} className={styles.name} />
    </Link>
  );
  return (
    <nav className={styles.pager} aria-label={pager.label}>
      {previous && card(previous, pager.previous, "prev")}
      {position !== null && (
        <p className={styles.position}>
          <span className="visually-hidden">{pager.position(position, count)}</span>
          <span aria-hidden="true">{`${groupDigits(position)} / ${groupDigits(count)}`}</span>
        </p>
      )}
      {next && card(next, pager.next, "next")}
    </nav>
  );
}
