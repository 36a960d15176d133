import type { Monster } from "#src/monsters/monster.ts";
import { passesFilters } from "./filter-monsters.ts";
import { type MonsterQuery, RANGE_KEYS, type RangeKey } from "./monster-query.ts";

/** Why a search shows nothing though its text matches. */
export type HiddenMatches = {
  /** The one filter that hides them, or all where it takes several to. */
  by: "types" | RangeKey | "filters";
  count: number;
  /** The query without that filter. */
  lifted: MonsterQuery;
};

/** What hides these monsters, which match the text of a query that finds none; `null` where there are none. */
export function hiddenMatches(
  matching: readonly Monster[],
  query: MonsterQuery,
): HiddenMatches | null {
  if (matching.length === 0) return null;
  const filters = [
    { by: "types", lifted: { ...query, types: [] } },
    ...RANGE_KEYS.map((by) => {
      const { [by]: _lifted, ...ranges } = query.ranges;
      return { by, lifted: { ...query, ranges } };
    }),
    { by: "filters", lifted: { ...query, types: [], ranges: {} } },
  ] as const;
  for (const { by, lifted } of filters) {
    const count = matching.filter(passesFilters(lifted)).length;
    if (count > 0) return { by, count, lifted };
  }
  return null;
}
