import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { didYouMean } from "#src/monsters/search/did-you-mean.ts";
import { closeTo, findMonsters } from "#tests/support/find-monsters.ts";
import { inventMonsters } from "#tests/support/invent-monster.ts";

const closest = (text: string) => didYouMean(CATALOGUE, text, []).map(({ name }) => name);

describe("the closest names", () => {
  test.each([
    ["ヒノゴリス", "ヒノコリス"],
    ["hinkoorisu", "ヒノコリス"],
    ["ダキビ", "タキビダヌキ"],
    ["ろうそくる", "ロウソックル"],
    ["ﾗｲｵﾎﾞﾝ", "ライオドン"],
    ["ヒコノリス", "ヒノコリス"],
    ["hikonorisu", "ヒノコリス"],
    ["ひにこりす", "ヒノコリス"],
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

describe("a slip is compared as it was typed", () => {
  test.each([
    ["コモフッォ", "コモフォッ"],
    ["ミヤルガ", "ミャルガ"],
    ["shimobahsina", "シモバシナ"],
  ])("%s is close to %s", (text, name) => {
    const monsters = inventMonsters(name, "ゴロタグマ", "スナノセ");
    const results = [...findMonsters(monsters, { text }), ...closeTo(monsters, { text })];
    expect(results[0]?.name).toBe(name);
  });

  test("a kana with another dakuten or size is closer than another kana", () => {
    const monsters = inventMonsters("タルミナ", "カルミナ", "ダルミナ", "ナタルミ");
    expect(closeTo(monsters, { text: "たるみーな" })[0]?.name).toBe("タルミナ");
    expect(closeTo(monsters, { text: "ダルミマ" })[0]?.name).toBe("ダルミナ");
  });
});

describe("names are suggested", () => {
  const namesFor = (text: string) => closeTo(CATALOGUE, { text }).map(({ name }) => name);

  test("where few monsters are found, but not those again", () => {
    expect(namesFor("ヒノゴリス")[0]).toBe("ヒノコリス");
    expect(namesFor("ヒノコ")).not.toContain("ヒノコリス");
  });

  test("neither where many are found nor for an exact name", () => {
    for (const text of ["ほのお", "リ", "ひのこりす", ""]) expect(namesFor(text)).toEqual([]);
  });

  test("neither for what a filter hides, nor for the end of a long text", () => {
    expect(closeTo(CATALOGUE, { text: "ヒノコリス", types: ["water"] })).toEqual([]);
    const monsters = inventMonsters("ヒノコリス", "ヒノコリマ");
    expect(closeTo(monsters, { text: `ヒノコリス${" ".repeat(200)}ネコ` })).toEqual([]);
  });
});
