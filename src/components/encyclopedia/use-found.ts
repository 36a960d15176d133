import { useDeferredValue, useMemo } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { type SearchResult, search } from "#src/monsters/search/search-monsters.ts";

export type Found = SearchResult & {
  /** What was asked for. While something else is searched, the previous query. */
  query: MonsterQuery;
  /** The monsters that were searched. */
  inScope: readonly Monster[];
  isBusy: boolean;
};

/** What a query finds among monsters. Deferred, so that neither searching nor rendering the list blocks typing. */
export function useFound(monsters: readonly Monster[], wanted: MonsterQuery): Found {
  const inScope = useDeferredValue(monsters);
  const query = useDeferredValue(wanted);
  const result = useMemo(() => search(inScope, query), [inScope, query]);
  return { ...result, query, inScope, isBusy: query !== wanted };
}
