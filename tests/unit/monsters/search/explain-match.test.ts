import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explainMatches } from "#src/monsters/search/explain-match.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

function marked(name: string, text: string): string {
  const { nameSpans } = explainMatches(text)(inventMonster({ name }));
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
        const { nameSpans } = explainMatches(text)(inventMonster({ name }));
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

describe("a move is the reason", () => {
  const monster = inventMonster({
    id: "7",
    name: "ヤミガラン",
    type: "あく",
    moves: ["なく", "あくのなみ", "やみのつめ"],
  });

  test("where no other field has the word", () => {
    expect(explainMatches("つめ")(monster).move).toBe("やみのつめ");
    expect(explainMatches("ヤミ なみ")(monster).move).toBe("あくのなみ");
  });

  test("but not where the name, the type or the number tells", () => {
    for (const text of ["やみ", "あく", "7", "7番", "あくタイプ", "", " "])
      expect(explainMatches(text)(monster).move, text).toBeNull();
  });
});
