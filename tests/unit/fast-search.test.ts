import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toRomaji } from "wanakana";
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
  .array(fc.constantFrom(...SYLLABLES, "ー", "ん", "っか", "竜"), { minLength: 1, maxLength: 5 })
  .map((syllables) => syllables.join(""));
const between = fc.constantFrom("・", " ", "-", "");
const words = fc.tuple(kana, between, kana).map((parts) => parts.join(""));
const latin = fc.stringMatching(/^[a-z' -]{1,10}$/);
const anything = fc.string({ unit: "binary", minLength: 1, maxLength: 8 });
/** Of few sounds, so that many of them are alike. */
const alike = fc
  .array(fc.constantFrom("か", "が", "き", "ん", "た"), { minLength: 1, maxLength: 6 })
  .map((syllables) => syllables.join(""));
const text = fc.oneof(kana, words, alike, alike, latin, anything);

const invented = fc
  .record({
    name: text,
    type: fc.option(fc.oneof(fc.constantFrom("fire", "みず・いわ"), text)),
    moves: fc.option(fc.array(text, { maxLength: 3 })),
  })
  .map(inventMonster);

/** More than are normalized at once, some of them twice. */
const list: fc.Arbitrary<Monster[]> = fc
  .tuple(
    fc.array(invented, { minLength: 1, maxLength: 20 }),
    fc.constantFrom(0, 0, 250, GENERATED.length),
  )
  .map(([some, count]) => [...some, ...GENERATED.slice(0, count), ...some])
  .map((monsters) => monsters.map((monster, at) => ({ ...monster, id: String(at + 1) })));

/** A part of a name, in which something may stand instead of a part. */
const slip = (name: string) =>
  fc
    .record({
      start: fc.constantFrom(0, 0, 1, 2, 3),
      cut: fc.constantFrom(0, 0, 1, 2),
      at: fc.nat({ max: 6 }),
      left: fc.constantFrom(0, 0, 1, 2),
      more: fc.oneof(fc.constantFrom("", " "), fc.constantFrom("き", "ん", ...SYLLABLES)),
    })
    .map(({ start, cut, at, left, more }) => {
      const part = name.slice(start, name.length - cut);
      return part.slice(0, at) + more + part.slice(at + left);
    });

/** A list, and a text that often says something of one of its monsters, in kana or romanized. */
const search = list.chain((monsters) => {
  const slips = fc.constantFrom(...monsters).chain(({ name }) => slip(name));
  return fc.record({
    monsters: fc.constant(monsters),
    text: fc.oneof(
      text,
      fc.tuple(text, slips).map((both) => both.join(" ")),
      slips,
      slips.map((name) => toRomaji(name)),
    ),
  });
});

/** Enough to meet the rare cases. */
const RUNS = { numRuns: 400 };

describe("the index of a list", () => {
  test("finds what a look at each monster finds, in the same order", () => {
    fc.assert(
      fc.property(search, ({ monsters, text: typed }) => {
        const expected = splitWords(typed).length > 0 ? findPlainly(monsters, typed) : monsters;
        const query = { ...DEFAULT_QUERY, text: typed };
        expect(findMonsters(searchIndex(monsters), query)).toEqual(expected);
      }),
      RUNS,
    );
  });

  test("has the closest names that a comparison with each name has, in the same order", () => {
    fc.assert(
      fc.property(search, ({ monsters, text: typed }) => {
        expect(closestNames(searchIndex(monsters), typed)).toEqual(closestPlainly(monsters, typed));
      }),
      RUNS,
    );
  });
});
