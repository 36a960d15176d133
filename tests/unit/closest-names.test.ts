import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { closestNames } from "#src/monsters/search/closest-names.ts";
import { searchIndex } from "#src/monsters/search/search-index.ts";

const catalogue = searchIndex(CATALOGUE);
const closest = (text: string) => closestNames(catalogue, text).map(({ name }) => name);

describe("the closest names", () => {
  test.each([
    ["ヒノゴリス", "ヒノコリス"],
    ["ひのこりぬ", "ヒノコリス"],
    ["hinkoorisu", "ヒノコリス"],
    ["hinogo", "ヒノコリス"],
    ["ろうそくる", "ロウソックル"],
    ["マグンマボ", "マグマンボ"],
    ["ダキビ", "タキビダヌキ"],
    ["イナヅマリノ", "イナズマリモ"],
    ["ライオトン", "ライオドン"],
    ["ﾗｲｵﾎﾞﾝ", "ライオドン"],
  ])("to %s begin with %s", (text, name) => {
    expect(closest(text)[0]).toBe(name);
  });

  test("are limited in number, and none when nothing is similar", () => {
    expect(closestNames(catalogue, "タキ", 1)).toHaveLength(1);
    expect(closest("たきびだめき").length).toBeLessThanOrEqual(3);
    for (const text of ["", "　", "x", "炎", "zzzzzzzz", "🔥🔥🔥🔥"])
      expect(closest(text)).toEqual([]);
  });

  test("begin with an exact match, and never throw", () => {
    for (const { name } of CATALOGUE) expect(closest(name)[0]).toBe(name);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(closest(text).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
