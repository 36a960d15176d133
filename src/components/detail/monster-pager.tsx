import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { MonsterPortrait } from "#src/components/monster/monster-portrait.tsx";
import { typeGround } from "#src/components/monster/type-ground.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { Neighbours } from "#src/monsters/neighbours.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import styles from "./monster-pager.module.css";

type MonsterPagerProps = {
  neighbours: Neighbours;
  /** The query of the list in which these are neighbours. */
  query: MonsterQuery;
  /** Another way on. */
  children: ReactNode;
};

/** The neighbours with their pictures, at the end of a page; each opens at its top. Back leads to the list of `query`. */
export function MonsterPager(props: MonsterPagerProps) {
  const { neighbours, query, children } = props;
  const { previous, next } = neighbours;
  const { pager } = useMessages();
  const card = (monster: Monster, direction: string, rel: "prev" | "next") => (
    <Link
      to="/monsters/$id"
      params={{ id: monster.id }}
      search={toSearchParams(query)}
      replace
      rel={rel}
      className={styles.card}
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
    <div className={styles.ways}>
      {children}
      <div className={styles.pager}>
        {previous && card(previous, pager.previous, "prev")}
        {next && card(next, pager.next, "next")}
      </div>
    </div>
  );
}
