import type { Monster } from "#src/monsters/fields.ts";
import { monsterNumber } from "#src/monsters/monster-id.ts";
import { readValue } from "#src/monsters/monster-values.ts";
import type { Order } from "./monster-query.ts";

let japaneseOrder: Intl.Collator | undefined;

/** Creates the collator only once, and when it is needed: that is slow on a cheap phone. */
function compareTexts(a: string, b: string): number {
  japaneseOrder ??= new Intl.Collator("ja", { numeric: true });
  return a === b ? 0 : japaneseOrder.compare(a, b);
}

type Compare<Value> = (a: Value, b: Value) => number;

const compareNumbers: Compare<number> = (a, b) => a - b;

/** Compares digits without leading zeros by value, also more than a number can hold. */
const compareDigits: Compare<string> = (a, b) =>
  a.length - b.length || (a === b ? 0 : a < b ? -1 : 1);

/** Unknown values come last in both directions. */
const byKnown =
  <Value>(read: (monster: Monster) => Value | null, compare: Compare<Value>, sign: 1 | -1) =>
  (a: Monster, b: Monster): number => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * compare(one, other);
  };

/** Compares monsters by an order. Ids that are not numbers come after those that are, in the order of their text. */
export function compareMonsters({ key, direction }: Order): (a: Monster, b: Monster) => number {
  const sign = direction === "asc" ? 1 : -1;
  if (key === "name") return (a, b) => sign * compareTexts(a.name, b.name);
  if (key !== "number") return byKnown((monster) => readValue(monster, key), compareNumbers, sign);
  const byNumber = byKnown(monsterNumber, compareDigits, sign);
  return (a, b) =>
    byNumber(a, b) || (monsterNumber(a) === null ? sign * compareTexts(a.id, b.id) : 0);
}
