import { type Monster, STATS } from "./monster.ts";

/** The highest or lowest number in place of an infinite one. */
export const finite = (value: number): number =>
  Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);

/** What monsters are ranked by. */
export const RANKED = [...STATS, "total"] as const;

/** All numbers of a monster. */
export const VALUES = ["level", ...RANKED] as const;

export type ValueKey = (typeof VALUES)[number];

export const readValue = (monster: Monster, key: ValueKey): number | null =>
  key === "total" ? statTotal(monster) : monster[key];

/** The sum of the four stats, or `null` when one of them is unknown. */
export function statTotal(monster: Monster): number | null {
  let total = 0;
  for (const stat of STATS) {
    const value = monster[stat];
    if (value === null) return null;
    total += value;
  }
  return finite(total);
}
