import { useMemo } from "react";
import type { Monster } from "#src/monsters/monster.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { type Neighbours, neighbours } from "#src/monsters/neighbours.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";

/** The neighbours of a monster among what `query` finds; until there is a list, those that the page knows. */
export function useNeighbours(
  list: Monster[] | undefined,
  id: string,
  query: MonsterQuery,
  known: Neighbours | undefined,
): Neighbours {
  const found = useMemo(() => (list ? search(list, query).found : NO_MONSTERS), [list, query]);
  const listed = useMemo(() => neighbours(found, id), [found, id]);
  return known && !list ? known : listed;
}
