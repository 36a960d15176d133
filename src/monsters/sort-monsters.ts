import { type Monster, STATS } from "./monster.ts";
import { monsterNumber } from "./monster-number.ts";
import type { Direction, SortKey } from "./monster-query.ts";

const compareTexts = new Intl.Collator("ja", { numeric: true }).compare;
const compareNumbers = (a: number, b: number) => a - b;

/** The four stats together, or null when one of them is unknown. */
export function statTotal(monster: Monster): number | null {
  let total = 0;
  for (const stat of STATS) {
    const value = monster[stat];
    if (value === null) return null;
    total += value;
  }
  return total;
}

function sortBy<Value>(
  monsters: readonly Monster[],
  direction: Direction,
  read: (monster: Monster) => Value | null,
  compare: (a: Value, b: Value) => number,
): Monster[] {
  const sign = direction === "asc" ? 1 : -1;
  const known: { monster: Monster; value: Value }[] = [];
  const unknown: Monster[] = [];
  for (const monster of monsters) {
    const value = read(monster);
    if (value === null) unknown.push(monster);
    else known.push({ monster, value });
  }
  known.sort((a, b) => sign * compare(a.value, b.value));
  return [...known.map(({ monster }) => monster), ...unknown];
}

/**
 * The monsters in order: unknown values last in both directions, equal ones as they came.
 * Ids that are no number count as unknown numbers and stand in the order of their text.
 */
export function sortMonsters(
  monsters: readonly Monster[],
  key: SortKey,
  direction: Direction,
): Monster[] {
  switch (key) {
    case "number": {
      const byId = sortBy(monsters, direction, ({ id }) => id, compareTexts);
      return sortBy(byId, direction, monsterNumber, compareTexts);
    }
    case "name":
      return sortBy(monsters, direction, ({ name }) => name, compareTexts);
    case "total":
      return sortBy(monsters, direction, statTotal, compareNumbers);
    default:
      return sortBy(monsters, direction, (monster) => monster[key], compareNumbers);
  }
}
