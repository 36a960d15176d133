import fc from "fast-check";
import {
  DIRECTIONS,
  type MonsterQuery,
  RANGE_KEYS,
  type Range,
  SORT_KEYS,
  TYPE_CHOICES,
} from "#src/monsters/search/monster-query.ts";

const bound = fc.nat({ max: 160 });

const range: fc.Arbitrary<Range> = fc.oneof(
  fc.record({ min: bound, max: bound }),
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

/** Queries as they are read from a URL. */
export const arbitraryQuery: fc.Arbitrary<MonsterQuery> = fc.record({
  text: text.map((typed) => (typed.trim() === "" ? "" : typed.toWellFormed())),
  types: fc.subarray([...TYPE_CHOICES]),
  ranges,
  sort: fc.constantFrom(...SORT_KEYS),
  direction: fc.constantFrom(...DIRECTIONS),
});
