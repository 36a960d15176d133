import { findMonsters } from "./find-monsters.ts";
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
  if (!hasText(query)) return null;
  const filters = [
    { by: "types", lifted: { ...query, types: [] } },
    ...RANGE_KEYS.map((by) => {
      const { [by]: _lifted, ...ranges } = query.ranges;
      return { by, lifted: { ...query, ranges } };
    }),
    { by: "filters", lifted: { ...query, types: [], ranges: {} } },
  ] as const;
  for (const { by, lifted } of filters) {
    const count = findMonsters(index, lifted).length;
    if (count > 0) return { by, count, lifted };
  }
  return null;
}
