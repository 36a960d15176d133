import { replaceEqualDeep } from "@tanstack/react-query";
import { useMemo } from "react";
import { useMonstersInScope } from "#src/components/collections/monsters-in-scope.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { type Neighbours, neighbours } from "#src/monsters/neighbours.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";

/** What `query` finds, once there is a list, and the neighbours of a monster there; until there is a list, those that the page knows. */
export function useNeighbours(
  list: readonly Monster[] | undefined,
  id: string,
  query: MonsterQuery,
  known: Neighbours | undefined,
) {
  const inScope = useMonstersInScope(list ?? NO_MONSTERS, query);
  const found = useMemo(() => search(inScope, query).found, [inScope, query]);
  const listed = useMemo(() => neighbours(found, id), [found, id]);
  return { found: list && found, neighbours: known && !list ? known : listed };
}

/**
 * The list with a monster as the screen shows it, which may be fresher than the list: values are compared with those of
 * the same moment. The same list while it knows the monster as it is.
 */
export function useFreshList(list: readonly Monster[] | undefined, monster: Monster | undefined) {
  return useMemo(() => {
    const place = list?.findIndex(({ id }) => id === monster?.id) ?? -1;
    const listed = list?.[place];
    if (!list || !monster || !listed || replaceEqualDeep(listed, monster) === listed) return list;
    return list.with(place, monster);
  }, [list, monster]);
}
