import type { Steps } from "#src/lib/gradual.ts";
import { finite } from "#src/monsters/finite.ts";
import { type Monster, STATS } from "#src/monsters/monster.ts";
import { monsterNumber } from "#src/monsters/monster-number.ts";
import type { Direction, SortKey } from "./monster-query.ts";
import { partition, positionsIn, sortPositions } from "./prepared/sort-positions.ts";

let japaneseOrder: ((a: string, b: string) => number) | undefined;

/** Creates the collator for Japanese texts, once: that takes about 40 ms on a cheap phone. */
export function prepareTextOrder(): (a: string, b: string) => number {
  japaneseOrder ??= new Intl.Collator("ja", { numeric: true }).compare;
  return japaneseOrder;
}

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

/** What to sort monsters by, named by their positions in a list. */
type Values = {
  isKnown: (position: number) => boolean;
  compare: (position: number, other: number) => number;
};

const MONSTERS_PER_STEP = 2_000;

/** A number for each monster; NaN where `read` has none. */
export function* readNumbers(
  monsters: readonly Monster[],
  read: (monster: Monster) => number | null,
): Steps<Float64Array> {
  const numbers = new Float64Array(monsters.length);
  for (const [position, monster] of monsters.entries()) {
    numbers[position] = read(monster) ?? Number.NaN;
    if (position % MONSTERS_PER_STEP === MONSTERS_PER_STEP - 1) yield;
  }
  return numbers;
}

/** Compares digits without leading zeros by value, also where a number cannot hold them. */
function compareDigits(a: string, b: string): number {
  if (a === b) return 0;
  return a.length - b.length || (a < b ? -1 : 1);
}

/** The numbers of monsters, which may be longer than `keys` can tell apart. */
function monsterNumbers(monsters: readonly Monster[], keys: Float64Array): Values {
  const digitsAt = (position: number) => {
    const monster = monsters[position];
    return (monster && monsterNumber(monster)) ?? "";
  };
  return numericValues(keys, (position, other) =>
    (keys[position] ?? 0) > Number.MAX_SAFE_INTEGER
      ? compareDigits(digitsAt(position), digitsAt(other))
      : 0,
  );
}

function numericValues(numbers: Float64Array, compareEqual: Values["compare"] = () => 0): Values {
  return {
    isKnown: (position) => !Number.isNaN(numbers[position]),
    compare: (position, other) => {
      const [a = 0, b = 0] = [numbers[position], numbers[other]];
      if (a === b) return compareEqual(position, other);
      return a < b ? -1 : 1;
    },
  };
}

function textValues(
  monsters: readonly Monster[],
  read: (monster: Monster) => string,
  isKnown: Values["isKnown"] = () => true,
): Values {
  const textAt = (position: number) => {
    const monster = monsters[position];
    return monster ? read(monster) : "";
  };
  return {
    isKnown,
    compare: (position, other) => {
      const [a, b] = [textAt(position), textAt(other)];
      return a === b ? 0 : prepareTextOrder()(a, b);
    },
  };
}

/** Sorts the known values stably; the others follow as they are. */
function* sortKnown(
  positions: Uint32Array,
  direction: Direction,
  { isKnown, compare }: Values,
): Steps<Uint32Array> {
  const { known, unknown } = yield* partition(positions, isKnown);
  const inDirection: Values["compare"] =
    direction === "asc" ? compare : (position, other) => compare(other, position);
  const sorted = new Uint32Array(positions.length);
  sorted.set(yield* sortPositions(known, inDirection));
  sorted.set(unknown, known.length);
  return sorted;
}

/**
 * The positions of the monsters, sorted stably; unknown values come last in both directions. Non-numeric
 * ids count as unknown numbers and are in the order of their text.
 * @param numberKeys each monster's `numberKey`.
 */
export function* sortMonsters(
  monsters: readonly Monster[],
  numberKeys: Float64Array,
  key: SortKey,
  direction: Direction,
): Steps<Uint32Array> {
  const positions = positionsIn(monsters.length);
  switch (key) {
    case "number": {
      const numbers = monsterNumbers(monsters, numberKeys);
      const ids = textValues(
        monsters,
        ({ id }) => id,
        (position) => !numbers.isKnown(position),
      );
      const byId = yield* sortKnown(positions, direction, ids);
      return yield* sortKnown(byId, direction, numbers);
    }
    case "name": {
      prepareTextOrder();
      yield;
      const names = textValues(monsters, ({ name }) => name);
      return yield* sortKnown(positions, direction, names);
    }
    default: {
      const read = key === "total" ? statTotal : (monster: Monster) => monster[key];
      const numbers = yield* readNumbers(monsters, read);
      return yield* sortKnown(positions, direction, numericValues(numbers));
    }
  }
}
