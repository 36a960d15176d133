import { memoize } from "#src/lib/memoize.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { isKnownType, OTHER_TYPE, typeKey, typeParts } from "#src/monsters/monster-type.ts";
import { FILTERS, type Range, type RangeKey } from "./filters.ts";
import { type MonsterQuery, without } from "./monster-query.ts";

/** Other types are those with a part that is not known, and none at all. */
function isAmong(type: string | null, keys: ReadonlySet<string>): boolean {
  const parts = typeParts(type ?? "").map(typeKey);
  const isOther = parts.length === 0 || parts.some((key) => !isKnownType(key));
  return (isOther && keys.has(OTHER_TYPE)) || parts.some((key) => keys.has(key));
}

function passesTypes(types: readonly string[]) {
  const keys = new Set(types.map(typeKey));
  const isWanted = memoize((type: string | null) => isAmong(type, keys));
  return ({ type }: Monster) => isWanted(type);
}

/** Unknown values are in no range. */
const isInRange = (value: number | null, { min, max }: Range): boolean =>
  value !== null && value >= (min ?? value) && value <= (max ?? value);

type Passes = (monster: Monster) => boolean;

/** The filters in force that decide by the monster alone, and which monsters pass them. */
const filtersOf = (query: MonsterQuery) =>
  FILTERS.flatMap((filter): { by: "type" | RangeKey; passes: Passes }[] => {
    if (filter.kind === "types" && query.type.length > 0)
      return [{ by: filter.key, passes: passesTypes(query.type) }];
    const range = filter.kind === "range" && query[filter.key];
    if (!range) return [];
    return [{ by: filter.key, passes: (monster) => isInRange(filter.of(monster), range) }];
  });

/** Whether monsters pass all filters of a query. */
export function passesFilters(query: MonsterQuery): Passes {
  const filters = filtersOf(query);
  return (monster) => filters.every(({ passes }) => passes(monster));
}

/**
 * What hides these monsters, which match the text of a query that finds nothing: the filter, or "filters" if several do,
 * how many it hides, and the query without it. `null` without any.
 */
export function hiddenMatches(matching: readonly Monster[], query: MonsterQuery) {
  if (matching.length === 0) return null;
  const filters = filtersOf(query);
  for (const { by } of filters) {
    const lifted = without(query, by);
    const count = matching.filter(passesFilters(lifted)).length;
    if (count > 0) return { by, count, lifted };
  }
  const lifted = filters.reduce((rest, { by }) => without(rest, by), query);
  return { by: "filters", count: matching.length, lifted } as const;
}
