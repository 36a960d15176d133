import type { Steps } from "#src/lib/gradual.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { RANGE_KEYS, type Range, type RangeKey } from "../monster-query.ts";

const MONSTERS_PER_STEP = 1_000;

/** How many monsters have each type, as the API wrote it. */
export type TypeCounts = ReadonlyMap<string | null, number>;

export function* countTypes(monsters: readonly Monster[]): Steps<TypeCounts> {
  const counts = new Map<string | null, number>();
  for (const [position, { type }] of monsters.entries()) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
    if (position % MONSTERS_PER_STEP === MONSTERS_PER_STEP - 1) yield;
  }
  return counts;
}

/** The lowest and the highest value of each kind; without ends where none is known. */
export type ValueBounds = Readonly<Record<RangeKey, Range>>;

function widen(bounds: Range, monsters: readonly Monster[], key: RangeKey): Range {
  let { min = Number.POSITIVE_INFINITY, max = Number.NEGATIVE_INFINITY } = bounds;
  for (const { [key]: value } of monsters) {
    if (value === null) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : {};
}

export function* boundValues(monsters: readonly Monster[]): Steps<ValueBounds> {
  const bounds: Record<RangeKey, Range> = { level: {}, hp: {}, attack: {}, defense: {}, speed: {} };
  for (let start = 0; start < monsters.length; start += MONSTERS_PER_STEP) {
    const some = monsters.slice(start, start + MONSTERS_PER_STEP);
    for (const key of RANGE_KEYS) bounds[key] = widen(bounds[key], some, key);
    yield;
  }
  return bounds;
}
