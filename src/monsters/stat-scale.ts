import { SHORT_FROM } from "#src/messages/short-number.ts";
import { type Monster, STATS, type Stat } from "./monster.ts";

/** Which values share a scale, the least that it ends at, and of what its end is a multiple. */
type ScaleKind = { keys: readonly (Stat | "level")[]; minEnd: number; step: number };

export const STAT_SCALE: ScaleKind = { keys: STATS, minEnd: 150, step: 50 };
export const LEVEL_SCALE: ScaleKind = { keys: ["level"], minEnd: 100, step: 1 };

/** How many times what is usual a value may be without being an outlier. */
const OUTLIER_FACTOR = 10;

/** Whether more than one monster, and a quarter of those with this value known, are beyond `end`. */
function isOftenBeyond(monsters: readonly Monster[], key: Stat | "level", end: number): boolean {
  let [known, beyond] = [0, 0];
  for (const { [key]: value } of monsters) {
    if (value === null) continue;
    known++;
    if (value > end) beyond++;
  }
  return beyond > Math.max(1, known / 4);
}

/** The highest value that is not an outlier among the monsters of a catalogue. */
export function usualLimit(catalogue: readonly Monster[], { keys, minEnd }: ScaleKind): number {
  let usual = minEnd;
  while (keys.some((key) => isOftenBeyond(catalogue, key, usual))) usual *= 2;
  return usual * OUTLIER_FACTOR;
}

/**
 * The upper end of the scale on which charts show the values of these monsters, from 0: the next step after
 * the highest of them up to `limit`. Outliers are beyond it.
 */
export function scaleEnd(
  monsters: readonly Monster[],
  kind: ScaleKind,
  limit = usualLimit(monsters, kind),
): number {
  let highest = kind.minEnd;
  for (const monster of monsters) {
    for (const key of kind.keys) {
      const value = monster[key] ?? 0;
      if (value > highest && value <= limit) highest = value;
    }
  }
  // So that it is whole where it is written short.
  const step = highest < SHORT_FROM ? kind.step : 10 ** (Math.floor(Math.log10(highest)) - 2);
  return Math.min(Math.ceil(highest / step) * step, Number.MAX_VALUE);
}

/** The end of the scale of all stats: 150 or, where a usual stat is higher, the next multiple of 50. */
export const statScale = (monsters: readonly Monster[]): number => scaleEnd(monsters, STAT_SCALE);

/** The value as a share of the scale, 1 at its end and more beyond; `null` for an unknown value. */
export function shareOfScale(value: number | null, end: number): number | null {
  return value === null ? null : Math.max(value / end, 0);
}
