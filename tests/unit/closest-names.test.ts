import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { closestNames, suggestNames } from "#src/monsters/search/closest-names.ts";
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
    ["ヒコノリス", "ヒノコリス"],
    ["hikonorisu", "ヒノコリス"],
    ["ヒノコス", "ヒノコリス"],
    ["ひにこりす", "ヒノコリス"],
    ["ライオトン", "ライオドン"],
    ["hinokroisu", "ヒノコリス"],
  ])("to %s begin with %s", (text, name) => {
    expect(closest(text)[0]).toBe(name);
  });

  test("are limited in number, and none when nothing is similar", () => {
    expect(closest("たきびだめき").length).toBeLessThanOrEqual(8);
    for (const text of ["", "　", "x", "炎", "zzzzzzzz", "🔥🔥🔥🔥"])
      expect(closest(text)).toEqual([]);
  });

  test("begin with an exact match, and never throw", () => {
    for (const { name } of CATALOGUE) expect(closest(name)[0]).toBe(name);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(closest(text).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe("names are suggested", () => {
  const found = (...names: string[]) => CATALOGUE.filter(({ name }) => names.includes(name));
  const suggested = (text: string, ...names: string[]) =>
    suggestNames(catalogue, text, found(...names)).map(({ name }) => name);

  test("where few monsters are found, but not those again", () => {
    expect(suggested("ヒノゴリス")[0]).toBe("ヒノコリス");
    expect(suggested("ヒノゴリス", "ヒノコリス")).not.toContain("ヒノコリス");
  });

  test("neither where many are found nor for an exact name", () => {
    expect(suggestNames(catalogue, "ヒノゴリス", CATALOGUE.slice(10, 18))).toEqual([]);
    expect(suggested("ひのこりす", "ヒノコリス")).toEqual([]);
  });
});
