import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { closestNames } from "#src/monsters/search/closest-names.ts";
import { findMonsters } from "#src/monsters/search/find-monsters.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { searchIndex } from "#src/monsters/search/search-index.ts";
import { splitWords } from "#src/monsters/search/words.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { closestPlainly } from "#tests/support/plain-closest.ts";
import { findPlainly } from "#tests/support/plain-search.ts";
import { SYLLABLES } from "#tests/support/romanize.ts";

const GENERATED = generateMonsters(300);

const kana = fc
  .array(fc.constantFrom(...SYLLABLES, "ー", "ん", "っか", "竜", "・", " "), {
    minLength: 1,
    maxLength: 8,
  })
  .map((syllables) => syllables.join(""));
const latin = fc.stringMatching(/^[a-z' -]{1,10}$/);
const anything = fc.string({ unit: "binary", minLength: 1, maxLength: 8 });
const text = fc.oneof(kana, latin, anything);

const invented = fc
  .record({
    name: text,
    type: fc.option(fc.oneof(fc.constantFrom("fire", "みず・いわ"), text)),
    moves: fc.option(fc.array(text, { maxLength: 3 })),
  })
  .map(inventMonster);

/** More than are normalized at once, some of them twice. */
const list: fc.Arbitrary<Monster[]> = fc
  .tuple(fc.array(invented, { maxLength: 20 }), fc.nat({ max: GENERATED.length }))
  .map(([some, from]) => [...some, ...GENERATED.slice(from), ...some])
  .map((monsters) => monsters.map((monster, at) => ({ ...monster, id: String(at + 1) })));

/** A list, and a text that often says something of one of its monsters. */
const search = list.chain((monsters) =>
  fc.record({
    monsters: fc.constant(monsters),
    text: fc.oneof(
      text,
      fc.tuple(text, text).map((words) => words.join(" ")),
      fc
        .tuple(fc.nat({ max: Math.max(monsters.length - 1, 0) }), fc.nat({ max: 4 }), fc.nat())
        .map(
          ([at, start, length]) => monsters[at]?.name.slice(start, start + 1 + (length % 6)) ?? "",
        ),
    ),
  }),
);

describe("the index of a list", () => {
  test("finds what a look at each monster finds, in the same order", () => {
    fc.assert(
      fc.property(search, ({ monsters, text: typed }) => {
        const expected = splitWords(typed).length > 0 ? findPlainly(monsters, typed) : monsters;
        const query = { ...DEFAULT_QUERY, text: typed };
        expect(findMonsters(searchIndex(monsters), query)).toEqual(expected);
      }),
    );
  });

  test("has the closest names that a comparison with each name has, in the same order", () => {
    fc.assert(
      fc.property(search, ({ monsters, text: typed }) => {
        expect(closestNames(searchIndex(monsters), typed)).toEqual(closestPlainly(monsters, typed));
      }),
    );
  });
});
