import { isUsableId } from "#src/monsters/monster-number.ts";
import { MONSTER_TYPES, OTHER_TYPE } from "#src/monsters/monster-type.ts";
import { shownNumber } from "#src/monsters/monster-values.ts";
import {
  isBound,
  MAX_BOUND,
  type MonsterQuery,
  ORDERS,
  RANGE_KEYS,
  type Range,
  withoutUsualOrder,
} from "#src/monsters/search/monster-query.ts";
import { fc } from "#tests/support/fuzz.ts";

const bound = fc.oneof(
  fc.integer({ min: -160, max: 160 }),
  fc.nat({ max: 1_600 }).map((tenths) => tenths / 10),
  fc.double({ min: 1e-6, max: MAX_BOUND, noNaN: true }).map(shownNumber).filter(isBound),
);

const range: fc.Arbitrary<Range> = fc.oneof(
  fc.tuple(bound, bound).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  fc.record({ min: bound }),
  fc.record({ max: bound }),
);

const ranges = fc
  .array(fc.tuple(fc.constantFrom(...RANGE_KEYS), range), { maxLength: 2 })
  .map((entries): MonsterQuery["ranges"] => Object.fromEntries(entries));

const text = fc.oneof(
  fc.constantFrom("", "ne", "ヒノ", "kaze", "ほのお", "か ね", "7"),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

const id = fc.oneof(
  fc.nat({ max: 99 }).map(String),
  fc.constantFrom("a,b", " a、", "50%", "%2C", "%252C", "ニ/2"),
  fc.string({ unit: "grapheme", maxLength: 8 }).filter(isUsableId),
);

/** Queries as they are read from a URL. */
export const arbitraryQuery: fc.Arbitrary<MonsterQuery> = fc
  .record({
    text: text.map((typed) => (typed.trim() === "" ? "" : typed.toWellFormed())),
    favorites: fc.boolean(),
    ids: fc.uniqueArray(id, { maxLength: 5 }),
    types: fc.subarray([...MONSTER_TYPES, "こおり", OTHER_TYPE, "Dragon"]),
    ranges,
    order: fc.option(fc.constantFrom(...ORDERS)),
    view: fc.constantFrom("table", null),
  })
  .map(withoutUsualOrder);
