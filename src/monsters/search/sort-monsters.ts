import { type Monster, STATS } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import type { Direction, SortKey } from "./monster-query.ts";

type Compare<Value> = (a: Value, b: Value) => number;

let japaneseOrder: Compare<string> | undefined;

/** Sets up the order of Japanese texts, which takes a cheap phone some 40 ms, once. */
export function prepareTextOrder(): Compare<string> {
  japaneseOrder ??= new Intl.Collator("ja", { numeric: true }).compare;
  return japaneseOrder;
}

const compareTexts: Compare<string> = (a, b) => prepareTextOrder()(a, b);
const compareNumbers: Compare<number> = (a, b) => a - b;

/** Compares digits without leading zeros by their value, however many they are. */
const compareDigits: Compare<string> = (a, b) => {
  if (a === b) return 0;
  return a.length - b.length || (a < b ? -1 : 1);
};

/** The id of a monster that has no number. */
const otherId = (monster: Monster) => (monsterNumber(monster) === null ? monster.id : null);

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
  compare: Compare<Value>,
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
      const byOtherId = sortBy(monsters, direction, otherId, compareTexts);
      return sortBy(byOtherId, direction, monsterNumber, compareDigits);
    }
    case "name":
      return sortBy(monsters, direction, ({ name }) => name, compareTexts);
    case "total":
      return sortBy(monsters, direction, statTotal, compareNumbers);
    default:
      return sortBy(monsters, direction, (monster) => monster[key], compareNumbers);
  }
}
