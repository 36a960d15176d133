import { countMonsters } from "./find-monsters.ts";
import { hasText, type MonsterQuery, RANGE_KEYS, type RangeKey } from "./monster-query.ts";
import type { SearchIndex } from "./search-index.ts";

/** Why a search shows nothing though its text matches. */
export type HiddenMatches = {
  /** The one filter that hides them, or all where it takes several to. */
  by: "types" | RangeKey | "filters";
  count: number;
  /** The query without that filter. */
  lifted: MonsterQuery;
};

/** What the filters of a query that finds nothing hide; `null` when its text matches nothing either. */
export function findHiddenMatches(index: SearchIndex, query: MonsterQuery): HiddenMatches | null {
  const limited = RANGE_KEYS.filter((key) => query.ranges[key]);
  // Each count goes through the whole list, and most texts that find nothing have no filter.
  if (!hasText(query) || query.types.length + limited.length === 0) return null;
  const unfiltered = { ...query, types: [], ranges: {} };
  const count = countMonsters(index, unfiltered);
  if (count === 0) return null;
  const filters = [
    { by: "types", lifted: { ...query, types: [] } },
    ...limited.map((by) => {
      const { [by]: _lifted, ...ranges } = query.ranges;
      return { by, lifted: { ...query, ranges } };
    }),
  ] as const;
  for (const { by, lifted } of filters) {
    const hidden = countMonsters(index, lifted);
    if (hidden > 0) return { by, count: hidden, lifted };
  }
  return { by: "filters", count, lifted: unfiltered };
}
