import fc from "fast-check";
import { expect, test } from "vitest";
import { NAMES, namesClose, namesFound, things } from "./support/things.ts";

const ALL = things(...NAMES);
const SIMILAR = things("タルミナ", "カルミナ", "ダルミナ", "ナタルミ");
const SMALL_KANA = things("コモフォッ", "ミャルガ", "シモバシナ");

test.each([
  ["ヒノゴリス", "ヒノコリス", ALL],
  ["hinkoorisu", "ヒノコリス", ALL],
  ["ダキビ", "タキビダヌキ", ALL],
  ["ろうそくる", "ロウソックル", ALL],
  ["ﾗｲｵﾎﾞﾝ", "ライオドン", ALL],
  ["ヒコノリス", "ヒノコリス", ALL],
  ["hikonorisu", "ヒノコリス", ALL],
  ["ひにこりす", "ヒノコリス", ALL],
  ["hinokroisu", "ヒノコリス", ALL],
  // A slip is compared as it was typed.
  ["コモフッォ", "コモフォッ", SMALL_KANA],
  ["ミヤルガ", "ミャルガ", SMALL_KANA],
  ["shimobahsina", "シモバシナ", SMALL_KANA],
  // A kana with another dakuten or size is closer than another kana.
  ["たるみーな", "タルミナ", SIMILAR],
  ["ダルミマ", "ダルミナ", SIMILAR],
])("what %s finds, or the names close to it, begin with %s", (text, name, among) => {
  expect([...namesFound(text, among), ...namesClose(text, among)][0]).toBe(name);
});

test("at most eight names are close to any text, and none where nothing is similar", () => {
  expect(namesClose("たきびだめき")[0]).toBe("タキビダヌキ");
  for (const text of ["", "　", "x", "炎", "zzzzzzzz", "🔥🔥🔥🔥"])
    expect(namesClose(text)).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(namesClose(text).length).toBeLessThanOrEqual(8);
    }),
  );
});

test("no names are suggested that are found, beside many or an exact one, or for the end of a long text", () => {
  expect(namesClose("ヒノコ")).not.toContain("ヒノコリス");
  for (const text of ["ン", "ひのこりす"]) expect(namesClose(text)).toEqual([]);
  const similar = things("ヒノコリス", "ヒノコリマ");
  expect(namesClose(`ヒノコリス${" ".repeat(200)}ネコ`, similar)).toEqual([]);
});
