import type { Monster } from "#src/monsters/monster.ts";
import type { Range, RangeKey } from "#src/monsters/search/monster-query.ts";

/** The lowest and the highest value in a list; without ends if none is known. */
export function valueBounds(monsters: readonly Monster[], key: RangeKey): Range {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { [key]: value } of monsters) {
    if (value === null) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : {};
}
