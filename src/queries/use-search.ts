import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { searchLongList } from "#src/api/search-list.ts";
import { memoize } from "#src/lib/memoize.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { monstersAt, type SearchResult, search } from "#src/monsters/search/search-monsters.ts";

/** A cheap phone searches this many within a few frames. */
const MAX_AT_ONCE = 2_000;

/** What a query finds in a list, see `SearchResult`. */
export type Search = Pick<SearchResult, "hidden"> & {
  list: readonly Monster[];
  query: MonsterQuery;
  found: readonly Monster[];
  didYouMean: readonly Monster[];
};

const toSearch = (
  list: readonly Monster[],
  query: MonsterQuery,
  { found, didYouMean, hidden }: SearchResult,
): Search => ({
  ...{ list, query, hidden },
  found: monstersAt(list, found),
  didYouMean: monstersAt(list, didYouMean),
});

let listCount = 0;
const listNumber = memoize((_: readonly Monster[]) => {
  listCount += 1;
  return listCount;
}, new WeakMap());

/** The search of a list: of a short one at once, of a long one in its worker. */
export const searchQuery = (list: readonly Monster[], query: MonsterQuery) =>
  queryOptions({
    queryKey: ["search", listNumber(list), query],
    queryFn: async ({ signal }) => toSearch(list, query, await searchLongList(list, query, signal)),
    ...(list.length <= MAX_AT_ONCE && {
      initialData: () => toSearch(list, query, search(list, query)),
    }),
    staleTime: "static",
    // Results of a long list are long, too.
    gcTime: 10_000,
    structuralSharing: false,
  });

/** What a query finds in a list; until then the previous result is the placeholder. */
export const useSearch = (list: readonly Monster[], query: MonsterQuery) =>
  useQuery({ ...searchQuery(list, query), placeholderData: keepPreviousData });
