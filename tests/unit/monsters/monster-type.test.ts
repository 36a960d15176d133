import { describe, expect, test } from "vitest";
import { monsterType, patternOfType, typeKey, typeParts } from "#src/monsters/monster-type.ts";
import { fc } from "#tests/support/fuzz.ts";

test.each([
  [" ｆｉｒＥ ", "fire"],
  ["ﾎﾉｵ", "fire"],
  ["炎", "fire"],
  ["fi\u00adre\u3164", "fire"],
  ["火\u{e0100}", "fire"],
  ["テ゛ンキ", "electric"],
  ["fires", "other"],
  ["fire/flying", "other"],
  ["constructor", "other"],
  ["", "other"],
  [null, "other"],
])("the type %j is %s", (text, type) => {
  expect(monsterType(text)).toBe(type);
});

describe("the parts of a type", () => {
  test.each([
    ["炎、水，草／岩|ひこう,つき", ["炎", "水", "草", "岩", "ひこう", "つき"]],
    ["｜こおり+やみ＋どく&むし＆ほし･つき", ["こおり", "やみ", "どく", "むし", "ほし", "つき"]],
    ["Dark Elf / Fire・ fire ・・Fire", ["Dark Elf", "Fire", "fire"]],
    ["fire/\u200b/\u3164 ", ["fire"]],
  ])("%j are %j", (type, parts) => {
    expect(typeParts(type)).toEqual(parts);
  });

  test("are found in any long text at once", () => {
    const text = `a${" ".repeat(200_000)}b`;
    expect(typeParts(text)).toEqual([text]);
  });
});

test.each([
  ["fire", ["FIRE", " 炎", "ﾎﾉｵ"]],
  ["こおり", ["コオリ", "ｺｵﾘ ", "コオリ\u200b"]],
  ["dragon", ["Ｄｒａｇｏｎ"]],
  ["fires", ["Fires"]],
])("the key of %s is that of all its spellings", (key, spellings) => {
  expect(spellings.map(typeKey)).toEqual(spellings.map(() => key));
});

describe("patternOfType", () => {
  test.each(["fire", "ほのお", "草", "other", "Other", "", null])("%j has none", (type) => {
    expect(patternOfType(type)).toBeUndefined();
  });

  test("any other text has one of six, the same in any width, case and kana", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        expect([undefined, 1, 2, 3, 4, 5, 6]).toContain(patternOfType(text));
      }),
    );
    expect(patternOfType(" ｺｵﾘ ")).toBe(patternOfType("こおり"));
    expect(patternOfType("ＤＲＡＧＯＮ")).toBe(patternOfType("dragon"));
  });

  test.each([
    ["clay", 1, ["じめん", "fighting"]],
    ["gold", 2, ["ひかり", "ノーマル", "normal", "ground"]],
    ["lime", 3, ["bug"]],
    ["violet", 4, ["やみ", "あく", "ゴースト", "ghost", "ドラゴン", "dragon"]],
    ["rose", 5, ["フェアリー", "エスパー", "どく", "poison", "かくとう"]],
    ["pale blue", 6, ["こおり", "ゆき", "ice", "かぜ", "からくり", "steel"]],
  ])("%s is the hue of common types that it suits", (_hue, pattern, types) => {
    expect(types.map(patternOfType)).toEqual(types.map(() => pattern));
  });
});
