import type { Monster } from "./fields.ts";

const DAY_MS = 86_400_000;

/** Its multiples are spread evenly over the places of a list, and those that follow each other are far apart. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** The monster of a day of the calendar, whatever the hour and the time zone: the same for all who have the same list. */
export function monsterOfTheDay(monsters: readonly Monster[], date: Date): Monster | undefined {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
  return monsters[Math.floor(((day * GOLDEN_RATIO) % 1) * monsters.length)];
}
