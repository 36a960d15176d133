import type { Monster } from "#src/monsters/monster.ts";
import { passesFilters } from "./filter-monsters.ts";
import { type MonsterQuery, RANGE_KEYS, withoutRange } from "./monster-query.ts";

/** Why a search whose text matches shows nothing; `null` for any other. */
export type HiddenMatches = ReturnType<typeof hiddenMatches>;

/**
 * What hides these monsters, which match the text of a query that finds nothing: the filter, or "filters" if several do,
 * how many it hides, and the query without it. `null` without any.
 */
export function hiddenMatches(matching: readonly Monster[], query: MonsterQuery) {
  if (matching.length === 0) return null;
  const filters = [
    { by: "types", lifted: { ...query, types: [] } },
    ...RANGE_KEYS.map((by) => ({ by, lifted: withoutRange(query, by) })),
    { by: "filters", lifted: { ...query, types: [], ranges: {} } },
  ] as const;
  for (const { by, lifted } of filters) {
    const count = matching.filter(passesFilters(lifted)).length;
    if (count > 0) return { by, count, lifted };
  }
  return null;
}
