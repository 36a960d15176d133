import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEARCH } from "./support/things.ts";

function marked(name: string, text: string): string {
  const { nameSpans } = SEARCH.explain(text)({ name });
  return nameSpans.reduceRight(
    (all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    name,
  );
}

describe("the matching part of a name", () => {
  test.each([
    ["ヒノコリス", "ひの", "[ヒノ]コリス"],
    ["ヒノコリス", "kori", "ヒノ[コリ]ス"],
    ["ロウソックル", "rosokku", "[ロウソック]ル"],
    ["ケーシィラ", "keshi", "[ケーシィ]ラ"],
    ["ﾋﾉｺﾘｽ", "ノコ", "ﾋ[ﾉｺ]ﾘｽ"],
    ["Pokèmin", "KEM", "Po[kèm]in"],
    ["アカ・ミドリ", "akami", "[アカ・ミ]ドリ"],
    ["アカミドリ", "ドリ アカ", "[アカ]ミ[ドリ]"],
    ["アカ゛ミ", "ガ", "ア[カ゛]ミ"],
    ["Poke\u0301min", "poke", "[Poke\u0301]min"],
    ["コヽロン", "kok", "[コヽ]ロン"],
    ["Ægiron", "aegi", "[Ægi]ron"],
    ["龍ノ人々", "人人", "龍ノ[人々]"],
    ["ヒ\u200bノ\u00adコ", "のこ", "ヒ\u200b[ノ\u00adコ]"],
    ["❤\ufe0fン", "❤", "[❤\ufe0f]ン"],
    ["ヒノコリス", "みず", "ヒノコリス"],
  ])("of %s for %s is %s", (name, text, result) => expect(marked(name, text)).toBe(result));

  test("is inside the name, whatever both are", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, text) => {
        const { nameSpans } = SEARCH.explain(text)({ name });
        let last = -1;
        for (const { start, end } of nameSpans) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(name.length);
          last = end;
        }
      }),
    );
  });
});

test("a further text is the reason where neither the name nor the type nor the number tells", () => {
  const texts = ["なく", "あくのなみ", "やみのつめ"];
  const thing = { number: "7", name: "ヤミガラン", type: "あく", texts };
  const reasonFor = (text: string) => SEARCH.explain(text)(thing).text;
  expect(["つめ", "ヤミ なみ"].map(reasonFor)).toEqual(["やみのつめ", "あくのなみ"]);
  for (const text of ["やみ", "あく", "7", "7番", "あくタイプ", "", " "])
    expect(reasonFor(text), text).toBeNull();
  const isByNumber = (text: string) => SEARCH.explain(text)(thing).isNumber;
  expect(["7", "No. 007 やみ", "7番"].map(isByNumber)).toEqual([true, true, true]);
  expect(["70", "やみ", "やみ ガラン"].map(isByNumber)).toEqual([false, false, false]);
});
