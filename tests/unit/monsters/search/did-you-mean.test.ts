import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { namesClose, namesFound } from "#tests/support/find-monsters.ts";
import { inventMonsters } from "#tests/support/invent-monster.ts";

const SIMILAR = inventMonsters("タルミナ", "カルミナ", "ダルミナ", "ナタルミ");
const SMALL_KANA = inventMonsters("コモフォッ", "ミャルガ", "シモバシナ");

test.each([
  ["ヒノゴリス", "ヒノコリス", CATALOGUE],
  ["hinkoorisu", "ヒノコリス", CATALOGUE],
  ["ダキビ", "タキビダヌキ", CATALOGUE],
  ["ろうそくる", "ロウソックル", CATALOGUE],
  ["ﾗｲｵﾎﾞﾝ", "ライオドン", CATALOGUE],
  ["ヒコノリス", "ヒノコリス", CATALOGUE],
  ["hikonorisu", "ヒノコリス", CATALOGUE],
  ["ひにこりす", "ヒノコリス", CATALOGUE],
  ["hinokroisu", "ヒノコリス", CATALOGUE],
  // A slip is compared as it was typed.
  ["コモフッォ", "コモフォッ", SMALL_KANA],
  ["ミヤルガ", "ミャルガ", SMALL_KANA],
  ["shimobahsina", "シモバシナ", SMALL_KANA],
  // A kana with another dakuten or size is closer than another kana.
  ["たるみーな", "タルミナ", SIMILAR],
  ["ダルミマ", "ダルミナ", SIMILAR],
])("what %s finds, or the names close to it, begin with %s", (text, name, monsters) => {
  expect([...namesFound(monsters, { text }), ...namesClose(monsters, { text })][0]).toBe(name);
});

test("at most eight names are close to any text, and none where nothing is similar", () => {
  expect(namesClose(CATALOGUE, { text: "たきびだめき" })[0]).toBe("タキビダヌキ");
  for (const text of ["", "　", "x", "炎", "zzzzzzzz", "🔥🔥🔥🔥"])
    expect(namesClose(CATALOGUE, { text })).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(namesClose(CATALOGUE, { text }).length).toBeLessThanOrEqual(8);
    }),
  );
});

test("no names are suggested that are found, beside many or an exact one, for what a filter hides, or for the end of a long text", () => {
  expect(namesClose(CATALOGUE, { text: "ヒノコ" })).not.toContain("ヒノコリス");
  for (const text of ["ほのお", "リ", "ひのこりす"])
    expect(namesClose(CATALOGUE, { text })).toEqual([]);
  expect(namesClose(CATALOGUE, { text: "ヒノコリス", types: ["water"] })).toEqual([]);
  const monsters = inventMonsters("ヒノコリス", "ヒノコリマ");
  expect(namesClose(monsters, { text: `ヒノコリス${" ".repeat(200)}ネコ` })).toEqual([]);
});
