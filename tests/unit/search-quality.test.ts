import { describe, expect, test } from "vitest";
import { seededRandom } from "#src/portraits/seeded-random.ts";
import { anglicize } from "../../bench/search-quality/anglicize.ts";
import { inventMonsters } from "../../bench/search-quality/invented-monsters.ts";
import { inventNames } from "../../bench/search-quality/invented-names.ts";
import { QUERY_KINDS } from "../../bench/search-quality/query-kinds.ts";
import {
  hepburn,
  hepburnWithoutLengths,
  hepburnWithVowels,
  keyboard,
  kunrei,
} from "../../bench/search-quality/romanize.ts";
import { sampleQueries } from "../../bench/search-quality/search-quality.ts";
import {
  dropKana,
  dropLetter,
  forgetDakuten,
  mistakeKana,
  mistakeLetter,
  type Slip,
  swapKana,
  swapLetters,
} from "../../bench/search-quality/slips.ts";

const monsters = inventMonsters();
const names = monsters.map(({ name }) => name);

describe("the invented catalogue", () => {
  test("has at least 1,000 different names of 2 to 10 katakana, most of 3 to 6", () => {
    expect(new Set(names).size).toBeGreaterThanOrEqual(1_000);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[ァ-ヴー]{2,10}$/);
    const usual = names.filter(({ length }) => length >= 3 && length <= 6);
    expect(usual.length).toBeGreaterThan(0.8 * names.length);
    for (const length of [2, 10]) expect(names.some((name) => name.length === length)).toBe(true);
  });

  test.each(["ー", "ッ", "ン", "ティ", "ファ", "ウィ", "ヴ", "ャ", /[キシニヒビリジ]ィ/])(
    "has names with %s",
    (sound) => {
      expect(names.filter((name) => name.match(sound)).length).toBeGreaterThan(2);
    },
  );

  test("is the same each time, and another one with another seed", () => {
    expect(inventMonsters()).toEqual(monsters);
    expect(inventNames(50, "a")).toEqual(inventNames(50, "a"));
    expect(inventNames(50, "a")).not.toEqual(inventNames(50, "b"));
  });

  test("has monsters with 2 to 4 moves out of a few hundred, and with composed types", () => {
    for (const { moves } of monsters) expect([2, 3, 4]).toContain(moves?.length);
    expect(new Set(monsters.flatMap(({ moves }) => moves ?? [])).size).toBeGreaterThan(200);
    expect(monsters.some(({ type }) => type?.includes("・"))).toBe(true);
    expect(new Set(monsters.flatMap(({ type }) => type?.split("・") ?? [])).size).toBe(18);
  });
});

const outcomes = (slip: Slip, text: string) => {
  const random = seededRandom(text);
  return new Set(Array.from({ length: 300 }, () => slip(text, random)));
};

describe("a slip", () => {
  test("swaps two neighbouring kana, each with its small one", () => {
    expect(outcomes(swapKana, "カミャル")).toEqual(new Set(["ミャカル", "カルミャ"]));
    expect(outcomes(swapKana, "ココ")).toEqual(new Set([null]));
    expect(outcomes(swapKana, "カール")).toEqual(new Set([null, "カルー"]));
  });

  test("leaves one kana out", () => {
    expect(outcomes(dropKana, "カミャル")).toEqual(
      new Set(["ミャル", "カャル", "カミル", "カミャ"]),
    );
    expect(outcomes(dropKana, "カール")).toEqual(new Set([null, "カル", "カー"]));
  });

  test("writes one kana wrong", () => {
    const wrong = [...outcomes(mistakeKana, "カミル")].filter((text) => text !== null);
    expect(wrong.length).toBeGreaterThan(100);
    for (const text of wrong) expect(text).toMatch(/^(.ミル|カ.ル|カミ.)$/);
  });

  test("forgets one dakuten or handakuten", () => {
    expect(outcomes(forgetDakuten, "ガルピヴ")).toEqual(
      new Set(["カルピヴ", "ガルヒヴ", "ガルピウ"]),
    );
    expect(outcomes(forgetDakuten, "カルヒー")).toEqual(new Set([null]));
  });

  test("swaps, leaves out or changes a letter", () => {
    expect(outcomes(swapLetters, "kamo")).toEqual(new Set(["akmo", "kmao", "kaom"]));
    expect(outcomes(dropLetter, "kamo")).toEqual(new Set(["amo", "kmo", "kao", "kam"]));
    for (const text of outcomes(mistakeLetter, "kamo"))
      expect(text).toMatch(/^(.amo|k.mo|ka.o|kam.)$/);
  });
});

describe("a romanization", () => {
  test.each([
    ["シンイチョー", "shin'ichō", "shinicho", "shin'ichou", "sin'ityô", "sinnityo-"],
    ["マッチャンブ", "matchanbu", "matchambu", "matchanbu", "mattyanbu", "mattyannbu"],
    ["ティフゥル", "tifūru", "tifuru", "tifuuru", "tihûru", "thihuxuru"],
    ["ヴィトゥオウ", "vituō", "vituo", "vituou", "vituô", "vitwuou"],
    ["ジェーミィヅ", "jēmīzu", "jemizu", "jeemiizu", "zyêmîzu", "zye-mixidu"],
  ])("of %s", (name, ...expected) => {
    const spell = [hepburn, hepburnWithoutLengths, hepburnWithVowels, kunrei, keyboard];
    expect(spell.map((write) => write(name))).toEqual(expected);
  });

  test("as if English takes over some of its habits", () => {
    expect(outcomes(anglicize, "カーフス")).toContain("carphuth");
    expect(outcomes(anglicize, "モノマ")).toEqual(new Set([null]));
  });
});

describe("queries", () => {
  test.each(QUERY_KINDS.map((kind) => [kind.what, kind] as const))("by %s", (what, kind) => {
    const queries = sampleQueries(kind, names);
    expect(queries.length).toBeGreaterThanOrEqual(what === "a name of two kana" ? 10 : 300);
    expect(sampleQueries(kind, names)).toEqual(queries);
    if (!kind.isSlip) return;
    for (const { text } of queries) expect(names).not.toContain(text);
  });
});
