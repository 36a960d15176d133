import { byKind } from "#src/lib/by-kind.ts";
import { isValidId } from "#src/monsters/monster-id.ts";
import { MONSTER_TYPES, OTHER_TYPE } from "#src/monsters/monster-type.ts";
import { shownNumber } from "#src/monsters/monster-values.ts";
import { FILTERS, type Range } from "#src/monsters/search/filters.ts";
import {
  MAX_BOUND,
  type MonsterQuery,
  ORDERS,
  withoutUsualOrder,
} from "#src/monsters/search/monster-query.ts";
import { fc } from "#tests/support/fuzz.ts";

const bound = fc.oneof(
  fc.integer({ min: -160, max: 160 }),
  fc.nat({ max: 1_600 }).map((tenths) => tenths / 10),
  fc.double({ min: 1e-6, max: MAX_BOUND, noNaN: true }).map(shownNumber),
);

const range: fc.Arbitrary<Range> = fc.oneof(
  fc.tuple(bound, bound).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  fc.record({ min: bound }),
  fc.record({ max: bound }),
);

const text = fc.oneof(
  fc.constantFrom("", "ne", "ヒノ", "kaze", "ほのお", "か ね", "7"),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

const id = fc.oneof(
  fc.nat({ max: 99 }).map(String),
  fc.constantFrom("a,b", " a、", "50%", "%2C", "%252C", "ニ/2"),
  fc.string({ unit: "grapheme", maxLength: 8 }).filter(isValidId),
);

const written = (typed: string) => (typed.trim() === "" ? "" : typed.toWellFormed());

/** Queries as they are read from a URL. */
export const arbitraryQuery: fc.Arbitrary<MonsterQuery> = fc
  .record({
    ...byKind(FILTERS, {
      text: text.map(written),
      flag: fc.boolean(),
      types: fc.subarray([...MONSTER_TYPES, "こおり", OTHER_TYPE, "Dragon"]),
      range: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: range }),
      ids: fc.uniqueArray(id, { maxLength: 5 }),
    }),
    order: fc.option(fc.constantFrom(...ORDERS)),
    view: fc.constantFrom("table", null),
  })
  .map(withoutUsualOrder);
