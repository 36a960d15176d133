import type { Monster } from "#src/monsters/monster.ts";
import { passesFilters } from "./filter-monsters.ts";
import { type MonsterQuery, RANGE_KEYS, type RangeKey } from "./monster-query.ts";

/** Why a search whose text matches shows nothing. */
export type HiddenMatches = {
  /** The filter that hides them, or "filters" if several do. */
  by: "types" | RangeKey | "filters";
  count: number;
  /** The query without that filter. */
  lifted: MonsterQuery;
};

/** What hides these monsters, which match the text of a query that finds nothing; `null` without any. */
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
