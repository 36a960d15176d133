import { Link, useMatchRoute, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { nameAttributes } from "#src/components/monster/name-attributes.ts";
import { useShortcuts } from "#src/components/ui/use-shortcuts.ts";
import { groupDigits } from "#src/messages/format-number.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { type MonsterLink, type Neighbours, neighbours } from "#src/monsters/neighbours.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { toSearchParams } from "#src/monsters/search/query-params.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import detailStyles from "./monster-detail.module.css";
import styles from "./monster-pager.module.css";
import { useSwipe } from "./use-swipe.ts";

const MONSTER = { to: "/monsters/$id", includeSearch: false } as const;

type MonsterPagerProps = {
  /** `undefined` during hydration, and without a list. */
  list: Monster[] | undefined;
  id: string;
  /** What the list shows, and in which order. */
  query: MonsterQuery;
  /** Shown until there is a list. */
  known: Neighbours | undefined;
};

/** The neighbours in the list that the visitor came from, by link, key and swipe; Back leads to that list. */
export function MonsterPager({ list, id, query, known }: MonsterPagerProps) {
  const { pager } = useMessages();
  const navigate = useNavigate();
  const matchRoute = useMatchRoute();
  const params = useMemo(() => toSearchParams(query), [query]);
  const found = useMemo(() => (list ? search(list, query).found : NO_MONSTERS), [list, query]);
  const listed = useMemo(() => neighbours(found, id), [found, id]);
  const shown = known && !list ? known : listed;
  const { previous, next, position, count } = shown;
  const open = (direction: "previous" | "next") => {
    // Keys may repeat faster than pages render: start from the monster of the pending navigation, or else of the URL,
    // which may be ahead of the rendered page.
    const opening = matchRoute({ ...MONSTER, pending: true }) || matchRoute(MONSTER);
    const from = opening ? opening.id : id;
    const { [direction]: monster } = from === id ? shown : neighbours(found, from);
    if (!monster) return;
    void navigate({
      to: "/monsters/$id",
      params: { id: monster.id },
      search: params,
      replace: true,
    });
  };
  useShortcuts({ ArrowLeft: () => open("previous"), ArrowRight: () => open("next") });
  useSwipe({ onRight: () => open("previous"), onLeft: () => open("next") });

  const link = ({ id, name }: MonsterLink, direction: string, rel: "prev" | "next") => (
    <Link
      to="/monsters/$id"
      params={{ id }}
      search={params}
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
