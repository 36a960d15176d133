import { type Monster, NUMBERS, STATS } from "./fields.ts";

/** The highest or lowest number in place of an infinite one. */
export const finite = (value: number): number =>
  Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);

/**
 * A number as screens show it: with three decimals at most, and no minus before zero. Monsters have no other numbers, so
 * that what is shown is also what is ranked, compared, filtered and copied.
 */
export const shownNumber = (value: number): number =>
  // Adding zero takes the sign from it.
  Number.isInteger(value) ? value + 0 : Number(value.toFixed(3)) + 0;

/** What monsters are ranked by. */
export const RANKED = [...STATS, "total"] as const;

/** All numbers of a monster. */
export const VALUES = [...NUMBERS, ...RANKED] as const;

export type ValueKey = (typeof VALUES)[number];

export const readValue = (monster: Monster, key: ValueKey): number | null =>
  key === "total" ? statTotal(monster) : monster[key];

/** The sum of the stats, or `null` when one of them is unknown. */
export function statTotal(monster: Monster): number | null {
  let total = 0;
  for (const stat of STATS) {
    const value = monster[stat];
    if (value === null) return null;
    total += value;
  }
  return shownNumber(finite(total));
}
