import type { Monster } from "./monster.ts";

const MIN_SCALE_END = 150;
const STEP = 50;

/**
 * The upper end of the scale on which charts show the stats of these monsters: 150 or, where a stat
 * is higher, the next multiple of 50. All stats share the scale, which starts at 0.
 */
export function statScale(monsters: readonly Monster[]): number {
  let highest = MIN_SCALE_END;
  for (const { hp, attack, defense, speed } of monsters)
    highest = Math.max(highest, hp ?? 0, attack ?? 0, defense ?? 0, speed ?? 0);
  return Math.ceil(highest / STEP) * STEP;
}

/** The value as a share of the scale, from 0 to 1; `null` for an unknown value. */
export function shareOfScale(value: number | null, end: number): number | null {
  return value === null ? null : Math.min(Math.max(value / end, 0), 1);
}
