import { memoize } from "#src/lib/memoize.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { isKnownType, OTHER_TYPE, typeKey, typeParts } from "#src/monsters/monster-type.ts";
import { inOrder, type MonsterQuery, RANGE_KEYS } from "./monster-query.ts";

type Predicate = (monster: Monster) => boolean;

/** Other types are those with a part that is not known, and none at all. */
function isAmong(type: string | null, keys: ReadonlySet<string>): boolean {
  const parts = typeParts(type ?? "").map(typeKey);
  const isOther = parts.length === 0 || parts.some((key) => !isKnownType(key));
  return (isOther && keys.has(OTHER_TYPE)) || parts.some((key) => keys.has(key));
}

/** Whether monsters have one of the types, and values in all ranges, of a query. Unknown values match no range. */
export function passesFilters({ types, ranges }: MonsterQuery): Predicate {
  const keys = new Set(types.map(typeKey));
  const isWanted = memoize((type: string | null) => keys.size === 0 || isAmong(type, keys));
  const limits = RANGE_KEYS.flatMap((key) => {
    const range = ranges[key];
    return range ? [{ key, ...inOrder(range) }] : [];
  });
  return (monster) =>
    isWanted(monster.type) &&
    limits.every(({ key, min, max }) => {
      if (min === undefined && max === undefined) return true;
      const value = monster[key];
      return value !== null && value >= (min ?? value) && value <= (max ?? value);
    });
}
