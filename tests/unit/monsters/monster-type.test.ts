import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { monsterType, patternOfType, typeKey, typeParts } from "#src/monsters/monster-type.ts";

describe("monsterType", () => {
  test.each([
    ["fire", "fire"],
    ["FIRE", "fire"],
    [" ｆｉｒｅ ", "fire"],
    ["ほのお", "fire"],
    ["ホノオ", "fire"],
    ["ﾎﾉｵ", "fire"],
    ["炎", "fire"],
    ["みず", "water"],
    ["でんき", "electric"],
    ["デンキ", "electric"],
    ["草", "grass"],
    ["いわ", "rock"],
    ["\u200bfire", "fire"],
    ["fi\u00adre\u3164", "fire"],
    ["火\u{e0100}", "fire"],
    ["テ゛ンキ", "electric"],
    ["ひこう", "flying"],
    ["こおり", "other"],
    ["fires", "other"],
    ["fire/flying", "other"],
    ["ほのお・ほのお", "other"],
    ["constructor", "other"],
    ["", "other"],
    [null, "other"],
  ])("%j is %s", (text, type) => {
    expect(monsterType(text)).toBe(type);
  });
});

describe("the parts of a type", () => {
  test.each([
    ["ほのお", ["ほのお"]],
    ["ほのお・ひこう", ["ほのお", "ひこう"]],
    ["fire/flying", ["fire", "flying"]],
    ["Fire, Flying", ["Fire", "Flying"]],
    ["炎、水，草／岩|ひこう｜こおり+やみ＋どく&むし＆ほし･つき", "炎水草岩"],
    ["Dark Elf / Fire", ["Dark Elf", "Fire"]],
    ["　・ fire ・・", ["fire"]],
    ["fire/fire", ["fire"]],
    ["・", []],
    ["fire/\u200b/\u3164 ", ["fire"]],
    ["", []],
  ])("%j are %j", (type, parts) => {
    if (typeof parts === "string") {
      expect(typeParts(type)).toHaveLength(11);
      expect(typeParts(type).slice(0, 4).join("")).toBe(parts);
    } else expect(typeParts(type)).toEqual(parts);
  });

  test("are found in any long text at once", () => {
    const text = `a${" ".repeat(200_000)}b`;
    expect(typeParts(text)).toEqual([text]);
  });

  test("are what was joined, with any separators and spaces between", () => {
    const name = fc.stringMatching(/^[ぁ-ん]{1,5}$/);
    const between = fc.constantFrom("・", " / ", ",", "、 ", "，", "／", " | ", "+", "　&　");
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(name, between), { selector: ([text]) => text }),
        (all) => {
          const type = all.map(([text, separator]) => text + separator).join("");
          expect(typeParts(type)).toEqual(all.map(([text]) => text));
        },
      ),
    );
  });
});

describe("typeKey", () => {
  test("is the same for all spellings of a type", () => {
    expect(new Set(["fire", "FIRE", " 炎", "ﾎﾉｵ"].map(typeKey))).toEqual(new Set(["fire"]));
    expect(new Set(["こおり", "コオリ", "ｺｵﾘ "].map(typeKey))).toEqual(new Set(["こおり"]));
    expect(typeKey("コオリ\u200b")).toBe("こおり");
    expect(typeKey("Ｄｒａｇｏｎ")).toBe("dragon");
    expect(typeKey("fire")).not.toBe(typeKey("fires"));
  });
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
