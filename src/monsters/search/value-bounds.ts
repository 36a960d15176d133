import type { Monster } from "#src/monsters/monster.ts";
import type { Range, RangeKey } from "./monster-query.ts";

/** The lowest and the highest value in a list; without ends when none is known. */
export function valueBounds(monsters: readonly Monster[], key: RangeKey): Range {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const monster of monsters) {
    const value = monster[key];
    if (value === null) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return min <= max ? { min, max } : {};
}
