import { SHORT_FROM } from "#src/lib/digits.ts";
import { memoize, memoizeWeakly } from "#src/lib/memoize.ts";
import { FIELDS, type Monster, STATS } from "./fields.ts";
import { finite, readValue, type ValueKey } from "./monster-values.ts";

/** The values that share a scale, its lowest end, and the number of which its end is a multiple. */
type ScaleKind = { keys: readonly ValueKey[]; minEnd: number; step: number };

const STAT_SCALE: ScaleKind = { keys: STATS, minEnd: 150, step: 50 };

/** Values above this many times the usual one are outliers. */
const OUTLIER_FACTOR = 10;

const valuesOf = memoizeWeakly((monsters: readonly Monster[]) =>
  memoize((key: ValueKey) => {
    const values = new Float64Array(monsters.length);
    let count = 0;
    for (const monster of monsters) {
      const value = readValue(monster, key);
      if (value !== null) values[count++] = value;
    }
    return values.subarray(0, count).sort();
  }),
);

/** The known values of a list, the lowest first. All that compares a monster with the others goes by them. */
export const sortedValues = (monsters: readonly Monster[], key: ValueKey): Float64Array =>
  valuesOf(monsters)(key);

/** The value that a quarter of the monsters, or one of a few, exceed; `undefined` for less than two. */
const usualValue = (sorted: Float64Array): number | undefined =>
  sorted.at(-1 - Math.max(1, Math.floor(sorted.length / 4)));

/** The highest value that is no outlier among monsters; among very few, the highest that is not written short. */
function usualLimit(monsters: readonly Monster[], { keys, minEnd }: ScaleKind): number {
  const usual = keys.flatMap((key) => usualValue(sortedValues(monsters, key)) ?? []);
  return usual.length === 0 ? SHORT_FROM - 1 : Math.max(minEnd, ...usual) * OUTLIER_FACTOR;
}

type Monsters = readonly Monster[];

/** The end of the scale of charts for these monsters: the next step above the highest of their values that is usual in a list. */
function scaleEnd(monsters: Monsters, list: Monsters, kind: ScaleKind): number {
  const { keys, minEnd } = kind;
  const limit = usualLimit(list, kind);
  const shown = keys.map(
    (key) => sortedValues(monsters, key).findLast((value) => value <= limit) ?? minEnd,
  );
  const highest = Math.max(minEnd, ...shown);
  // So that it has three digits where it is written short.
  const step = highest < SHORT_FROM ? kind.step : 10 ** (Math.floor(Math.log10(highest)) - 2);
  return finite(Math.ceil(highest / step) * step);
}

/** The end of the scale of all stats: 150 or, where a usual stat is higher, the next multiple of 50. */
export const statScale = (monsters: Monsters, list = monsters): number =>
  scaleEnd(monsters, list, STAT_SCALE);

export type ScaleEnds = ReturnType<typeof scaleEnds>;

/** The ends of all scales for the monsters of a list. */
export const scaleEnds = (list: Monsters) =>
  memoize((key: ValueKey): number => {
    const field = FIELDS.find((known) => known.key === key);
    if (field?.kind === "number")
      return scaleEnd(list, list, { keys: [key], minEnd: field.scaleEnd, step: 1 });
    return key === "total" ? finite(STATS.length * statScale(list)) : statScale(list);
  });

/** The value as a share of the scale, 1 at its end and more beyond; `null` for an unknown value. */
export function shareOfScale(value: number | null, end: number): number | null {
  return value === null ? null : Math.max(value / end, 0);
}
