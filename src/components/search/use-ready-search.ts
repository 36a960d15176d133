import { useMemo } from "react";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { type SearchIndex, searchIndex } from "#src/monsters/search/search-index.ts";
import { useLastReady } from "./use-last-ready.ts";

/** A query to a list. */
export type Search = { index: SearchIndex; query: MonsterQuery };

/**
 * The search for `query`, once it can be answered at once: in a short list always, in a long one when that is
 * prepared. Before that the last one that could, and `null` if none could.
 */
export function useReadySearch(monsters: readonly Monster[], query: MonsterQuery): Search | null {
  const index = searchIndex(monsters);
  const search = useMemo(() => ({ index, query }), [index, query]);
  return useLastReady(search, index.preparationFor(query));
}
