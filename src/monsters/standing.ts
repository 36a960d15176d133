import { memoize, memoizeWeakly } from "#src/lib/memoize.ts";
import type { Monster } from "./monster.ts";
import { typeKey } from "./monster-type.ts";
import { RANKED, readValue } from "./monster-values.ts";
import { sortedValues } from "./stat-scale.ts";

export type Ranked = (typeof RANKED)[number];

/** A place among all and among those of the same type, from 1; those with equal values share it. */
export type Place = { all: number; type: number | null };

/** The places of a monster in a list of `count`; none for an unknown value. */
export type Standing = { count: number; places: Partial<Record<Ranked, Place>> };

const byType = memoizeWeakly((monsters: readonly Monster[]) => {
  const keyOf = memoize(typeKey);
  return Map.groupBy(monsters, ({ type }) => (type === null ? null : keyOf(type)));
});

/** The monsters of a list with the same type, in any spelling, itself among them; none for an unknown type. */
export const ofSameType = (monsters: readonly Monster[], { type }: Monster): readonly Monster[] =>
  (type !== null && byType(monsters).get(typeKey(type))) || [];

/** The place of a value in a list. */
export function placeOf(monsters: readonly Monster[], key: Ranked, value: number): number {
  const sorted = sortedValues(monsters, key);
  return sorted.length - sorted.findLastIndex((other) => other <= value);
}

/** How a monster stands in a list; `undefined` for one that is not in it. */
export function standing(monsters: readonly Monster[], monster: Monster): Standing | undefined {
  if (!monsters.some(({ id }) => id === monster.id)) return undefined;
  const kin = ofSameType(monsters, monster);
  const places = RANKED.flatMap((key): [Ranked, Place][] => {
    const value = readValue(monster, key);
    if (value === null) return [];
    const type = kin.length === 0 ? null : placeOf(kin, key, value);
    return [[key, { all: placeOf(monsters, key, value), type }]];
  });
  return { count: monsters.length, places: Object.fromEntries(places) };
}
