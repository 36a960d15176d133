import { memoize } from "#src/lib/memoize.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { isKnownType, OTHER_TYPE, typeKey, typeParts } from "#src/monsters/monster-type.ts";
import { readValue } from "#src/monsters/monster-values.ts";
import { type MonsterQuery, RANGE_KEYS, type RangeKey, withoutRange } from "./monster-query.ts";

/** A filter in force: which monsters pass it, and a query without it. */
type Filter = {
  by: "types" | RangeKey;
  passes: (monster: Monster) => boolean;
  lift: (query: MonsterQuery) => MonsterQuery;
};

/** Other types are those with a part that is not known, and none at all. */
function isAmong(type: string | null, keys: ReadonlySet<string>): boolean {
  const parts = typeParts(type ?? "").map(typeKey);
  const isOther = parts.length === 0 || parts.some((key) => !isKnownType(key));
  return (isOther && keys.has(OTHER_TYPE)) || parts.some((key) => keys.has(key));
}

function byTypes({ types }: MonsterQuery): Filter[] {
  if (types.length === 0) return [];
  const keys = new Set(types.map(typeKey));
  const isWanted = memoize((type: string | null) => isAmong(type, keys));
  const lift = (query: MonsterQuery) => ({ ...query, types: [] });
  return [{ by: "types", passes: ({ type }) => isWanted(type), lift }];
}

/** Unknown values match no range. */
function byRange({ ranges }: MonsterQuery, key: RangeKey): Filter[] {
  const range = ranges[key];
  if (!range) return [];
  const { min, max } = range;
  const passes = (monster: Monster) => {
    const value = readValue(monster, key);
    return value !== null && value >= (min ?? value) && value <= (max ?? value);
  };
  return [{ by: key, passes, lift: (query) => withoutRange(query, key) }];
}

const filtersOf = (query: MonsterQuery): Filter[] => [
  ...byTypes(query),
  ...RANGE_KEYS.flatMap((key) => byRange(query, key)),
];

/** Whether monsters pass all filters of a query. */
export function passesFilters(query: MonsterQuery): (monster: Monster) => boolean {
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
  for (const { by, lift } of filters) {
    const lifted = lift(query);
    const count = matching.filter(passesFilters(lifted)).length;
    if (count > 0) return { by, count, lifted };
  }
  const lifted = filters.reduce((rest, { lift }) => lift(rest), query);
  return { by: "filters", count: matching.length, lifted } as const;
}
