import { type Monster, STATS } from "./monster.ts";

const LOWEST_END = 150;
const STEP = 50;

/**
 * Where the scale of the stats ends for charts that show these monsters: the same end for every
 * stat, 150 or, where a stat is higher, the next multiple of 50. Every scale starts at 0.
 */
export function statScale(monsters: readonly Monster[]): number {
  const known = monsters.flatMap((monster) => STATS.map((stat) => monster[stat] ?? 0));
  return Math.max(LOWEST_END, Math.ceil(Math.max(...known) / STEP) * STEP);
}

/** How far along the scale a value stands, from 0 to 1; `null` for a value that is not known. */
export function shareOfScale(value: number | null, end: number): number | null {
  return value === null ? null : Math.min(Math.max(value / end, 0), 1);
}
