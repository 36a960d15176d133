import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBlank } from "../src/text.ts";
import { toFullWidth, toHalfWidth, toHiragana } from "./support/kana.ts";
// These are independent of the tables of the search.
import { KUNREI } from "./support/romaji-tables.ts";
import { ROMANIZATIONS } from "./support/romanize.ts";
import { NAMES, namesFound, things } from "./support/things.ts";

const { "Hepburn without long vowels": withoutLengths, ...others } = ROMANIZATIONS;
const romanizations = (name: string) => Object.values(others).map((romanize) => romanize(name));

const SYLLABLES = [...KUNREI.keys()].filter(
  (kana) => !/[ァィゥェォヴ　]|^[ャュョ]|[テデフ]ュ/.test(kana),
);

const INVISIBLE = ["\u200b", "\u200e", "\u00ad", "\u2060", "\u3164", "\uffa0", "\ufe0f"];

const isFound = (name: string, text: string) => namesFound(text, things(name)).length === 1;

const prefixes = (text: string) => [...text].map((_, at) => [...text].slice(0, at + 1).join(""));

describe("all spellings find", () => {
  test.each(NAMES)("%s", (name) => {
    const hiragana = toHiragana(name);
    const found = namesFound(name);
    expect(found).toContain(name);
    expect(namesFound(hiragana)).toEqual(found);
    expect(namesFound(toHalfWidth(name))).toEqual(found);
    expect(namesFound(withoutLengths(name))).toContain(name);
    for (const romaji of romanizations(name)) {
      expect(namesFound(romaji), romaji).toEqual(found);
      expect(namesFound(romaji.toUpperCase()), romaji).toEqual(found);
      expect(namesFound(toFullWidth(romaji)), romaji).toEqual(found);
      for (const prefix of prefixes(romaji)) expect(namesFound(prefix), prefix).toContain(name);
    }
  });

  test("any name in kana", () => {
    const doubled = SYLLABLES.filter((kana) =>
      /^[カキクケコサシスセソタチツテトパピプペポフジ]/.test(kana),
    );
    const syllable = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...SYLLABLES) },
      fc.constantFrom(...SYLLABLES).map((kana) => `${kana}ー`),
      fc.constantFrom(...SYLLABLES).map((kana) => `${kana}ン`),
      fc.constantFrom(...doubled).map((kana) => `ッ${kana}`),
    );
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), (syllables) => {
        const katakana = syllables.join("");
        expect(isFound(toHiragana(katakana), toHalfWidth(katakana))).toBe(true);
        for (const romaji of romanizations(katakana)) {
          expect(isFound(katakana, romaji), `${katakana} ${romaji}`).toBe(true);
          expect(isFound(romaji, romaji), romaji).toBe(true);
          for (const prefix of prefixes(romaji)) {
            expect(isFound(katakana, prefix), `${katakana} ${prefix}`).toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test("any name, with what cannot be seen inside it or inside the text", () => {
    const invisible = fc.constantFrom("", ...INVISIBLE);
    const scattered = fc.tuple(
      fc.constantFrom(...NAMES),
      fc.array(invisible, { minLength: 12, maxLength: 12 }),
    );
    fc.assert(
      fc.property(scattered, ([name, invisibles]) => {
        const filled = [...name].map((letter, at) => letter + (invisibles[at] ?? "")).join("");
        expect(namesFound(filled)).toEqual(namesFound(name));
        expect(isFound(filled, name)).toBe(true);
      }),
    );
  });

  test("any name by any part of it, as it is written", () => {
    const part = fc
      .string({ unit: "binary", minLength: 1, maxLength: 12 })
      .filter((name) => name.trim() === name && !/\s/.test(name.normalize("NFKC")))
      .filter((name) => name.isWellFormed() && !isBlank(name));
    fc.assert(
      fc.property(part, fc.string({ unit: "binary" }), (wanted, before) => {
        expect(isFound(`${before}${wanted}`, wanted)).toBe(true);
      }),
    );
  });
});

describe("common spellings", () => {
  test.each([
    ["トウキョー", ["tōkyō", "tôkyô", "toukyou", "tookyoo", "to-kyo-", "tokyo", "とーきょう"]],
    ["ジャングル", ["janguru", "zyanguru", "jyanguru", "ｼﾞｬﾝｸﾞﾙ", "ジ", "j", "jy"]],
    ["シンイチロー", ["shin'ichirō", "shinichiro\u0304", "shinnichiroo", "sinitirô"]],
    ["ファイティン", ["faitin", "fait", "fa", "f", "フ"]],
    ["ウィング", ["wingu", "wi", "whingu"]],
    ["ピィ", ["pii", "pixi", "pi-", "pi", "ピー", "ぴい", "ピ"]],
    ["ケーシィラ", ["keeshiira", "keshira", "ke-si-ra", "kēshīra"]],
    ["ティデュラ", ["thidyura", "thidhura", "tidyura"]],
    ["ヴァイオ", ["vaio", "baio"]],
    ["アッパ", ["axtupa", "アッ"]],
    ["Pokémon", ["pokemon", "POKÉMON", "pok", "ポケモン"]],
    ["炎ノ王", ["炎", "炎ノ", "炎の", "炎no", "王"]],
    ["ガンガル", ["カ゛ンカ゛ル", "ｶ゛ﾝｶﾞﾙ", "カ\u3099ンガル"]],
    ["いすゞムシ", ["いすずむし", "isuzu", "イスヾ", "いすゝ゛"]],
    ["コヽヽロン", ["こここ", "kokoko", "こゝゝろん"]],
    ["ヷルゴヺ", ["ヴァルゴヴォ", "varugovo", "ばるご", "ワ゛ルゴ"]],
    ["人々ノ影", ["人人の影", "人々"]],
    ["馬鹿々々鳥", ["馬鹿馬鹿", "馬鹿々々"]],
    ["龍ノ澤", ["竜の沢", "竜", "龍", "竜no"]],
    ["ソウコ：カイ", ["ソウコカイ", "そうこ:かい", "ソウコ カイ", "soukokai", "カイ"]],
    ["Ægirøn", ["aegiron", "ÆGIRØN", "Aegir"]],
    ["Łaßœđı", ["lassoedi", "LASS"]],
    ["Việt", ["viet", "VIỆT"]],
    ["葛\u{e0100}城", ["葛城", "葛\u{e0101}城"]],
    ["ガン・セキ", ["ganseki", "がんせき", "ガン・セキ", "gan seki", "ガン　セキ"]],
  ])("find %s", (name, texts) => {
    for (const text of texts) expect(isFound(name, text), text).toBe(true);
  });

  test.each([
    ["カコ", ["kakko", "kako-", "kakou", "gako", "こか"]],
    ["キャク", ["や", "ya", "あ"]],
    ["ビヨウイン", ["びょういん", "byouin"]],
    ["シニチ", ["しんいち", "shin'ichi"]],
    ["ハナ", ["バナ", "pana"]],
    ["ディラ", ["tira"]],
    ["がゝ", ["がが"]],
  ])("of other words do not find %s", (name, texts) => {
    for (const text of texts) expect(isFound(name, text), text).toBe(false);
  });
});
