import { memoize, memoizeWeakly } from "#src/lib/memoize.ts";
import type { Monster } from "./fields.ts";
import { typeKey } from "./monster-type.ts";
import { RANKED, readValue } from "./monster-values.ts";
import { sortedValues } from "./stat-scale.ts";

export type Ranked = (typeof RANKED)[number];

/** A rank among all and among those of the same type, from 1; those with equal values share it. */
export type Rank = { all: number; type: number | null };

/** In what a monster is the first, among all or among those of its type. */
export type Best = { ranked: Ranked; isOfType: boolean };

/** The ranks of a monster in a list of `count`; none for an unknown value. */
export type Ranks = { count: number; ranks: Partial<Record<Ranked, Rank>>; best: Best | null };

const byType = memoizeWeakly((monsters: readonly Monster[]) => {
  const keyOf = memoize(typeKey);
  return Map.groupBy(monsters, ({ type }) => (type === null ? null : keyOf(type)));
});

/** The monsters of a list with the same type, in any spelling, itself among them; none for an unknown type. */
export const ofSameType = (monsters: readonly Monster[], { type }: Monster): readonly Monster[] =>
  (type !== null && byType(monsters).get(typeKey(type))) || [];

function rankOf(monsters: readonly Monster[], key: Ranked, value: number): number {
  const sorted = sortedValues(monsters, key);
  return sorted.length - sorted.findLastIndex((other) => other <= value);
}

/** What a monster has most of in a list; nothing where none has less. */
function bestIn(monsters: readonly Monster[], monster: Monster): Ranked | undefined {
  return RANKED.find((key) => {
    const sorted = sortedValues(monsters, key);
    const [lowest, highest] = [sorted[0], sorted.at(-1)];
    return readValue(monster, key) === highest && lowest !== highest;
  });
}

/** The ranks of a monster in a list; `undefined` for one that is not in it. */
export function ranksOf(monsters: readonly Monster[], monster: Monster): Ranks | undefined {
  if (!monsters.some(({ id }) => id === monster.id)) return undefined;
  const kin = ofSameType(monsters, monster);
  const ranks = RANKED.flatMap((key): [Ranked, Rank][] => {
    const value = readValue(monster, key);
    if (value === null) return [];
    const type = kin.length === 0 ? null : rankOf(kin, key, value);
    return [[key, { all: rankOf(monsters, key, value), type }]];
  });
  const [best, bestOfType] = [bestIn(monsters, monster), bestIn(kin, monster)];
  const ranked = best ?? bestOfType;
  return {
    count: monsters.length,
    ranks: Object.fromEntries(ranks),
    best: ranked ? { ranked, isOfType: !best } : null,
  };
}
