import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { closestNames } from "#src/monsters/search/closest-names.ts";
import { findMonsters } from "#src/monsters/search/find-monsters.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { searchIndex } from "#src/monsters/search/search-index.ts";
import { suggestMonsters } from "#src/monsters/search/suggest-monsters.ts";
import { inventMonsters } from "#tests/support/invent-monster.ts";

const catalogue = searchIndex(CATALOGUE);
const find = (text: string) => findMonsters(catalogue, { ...DEFAULT_QUERY, text });

test.each(["ほのお", "リ", "ri"])("the first eight that %s finds are suggested", (text) => {
  expect(find(text).length).toBeGreaterThan(8);
  expect(suggestMonsters(catalogue, text)).toEqual(find(text).slice(0, 8));
});

test("a long text is looked at only in part", () => {
  const monsters = inventMonsters("ヒノコリス", "ヒノコリマ");
  const text = `ヒノコリス${" ".repeat(200)}ネコ`;
  expect(suggestMonsters(searchIndex(monsters), text)).toEqual(monsters.slice(0, 1));
});

test.each(["ヒノコ", "hinogo", "たきび"])("%s is filled up with the closest names", (text) => {
  const found = find(text);
  const suggested = suggestMonsters(catalogue, text);
  expect(found.length).toBeLessThan(8);
  expect(suggested.slice(0, found.length)).toEqual(found);
  const closest = closestNames(catalogue, text).filter((monster) => !found.includes(monster));
  expect(suggested.slice(found.length)).toEqual(closest.slice(0, 8 - found.length));
});

test.each(["", " ", "　\t"])("%j has no words, and no suggestions", (text) => {
  expect(suggestMonsters(catalogue, text)).toEqual([]);
});

test("for any text there are eight at most, each once", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string()), (text) => {
      const suggested = suggestMonsters(catalogue, text);
      expect(suggested.length).toBeLessThanOrEqual(8);
      expect(new Set(suggested).size).toBe(suggested.length);
    }),
  );
});

test("an empty list has no suggestions", () => {
  expect(suggestMonsters(searchIndex([]), "ヒノコ")).toEqual([]);
});
