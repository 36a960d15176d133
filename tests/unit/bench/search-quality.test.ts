import { describe, expect, test } from "vitest";
import { seededRandom } from "#src/portraits/seeded-random.ts";
import { inventMonsters } from "../../../bench/search-quality/invented-monsters.ts";
import { inventNames } from "../../../bench/search-quality/invented-names.ts";
import { QUERY_KINDS } from "../../../bench/search-quality/query-kinds.ts";
import {
  anglicize,
  hepburn,
  hepburnWithoutLengths,
  hepburnWithVowels,
  keyboard,
  kunrei,
} from "../../../bench/search-quality/romanize.ts";
import { sampleQueries } from "../../../bench/search-quality/search-quality.ts";
import {
  addDakuten,
  doubleOne,
  dropOne,
  enlarge,
  forgetDakuten,
  mistakeKana,
  mistakeLetter,
  type Slip,
  shrink,
  swapNeighbours,
} from "../../../bench/search-quality/slips.ts";

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

  test("has a small kana in a third of the names, and a ッ before every row", () => {
    const withSmall = names.filter((name) => /[ァィゥェォャュョ]/.test(name));
    expect(withSmall.length).toBeGreaterThan(names.length / 3);
    for (const row of "カコ サソ タト ハホ パポ マモ ラロ".split(" "))
      expect(names.some((name) => RegExp(`ッ[${row.split("").join("-")}]`).test(name))).toBe(true);
  });

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

describe("a slip at every place", () => {
  const texts = (slip: Slip, text: string) => slip([...text], seededRandom(text));

  test("swaps two neighbours, leaves one out, or doubles one", () => {
    expect(texts(swapNeighbours, "カミャル")).toEqual(["ミカャル", "カャミル", "カミルャ"]);
    expect(swapNeighbours(["カ", "ミャ", "ル"], seededRandom(""))).toEqual([
      "ミャカル",
      "カルミャ",
    ]);
    expect(texts(swapNeighbours, "ココ")).toEqual([]);
    expect(texts(dropOne, "カミャ")).toEqual(["ミャ", "カャ", "カミ"]);
    expect(texts(doubleOne, "カミャ")).toEqual(["カカミャ", "カミミャ", "カミャャ"]);
  });

  test("writes one kana or letter wrong", () => {
    const [first, second] = texts(mistakeKana, "カミ");
    expect(first).toMatch(/^[^カ]ミ$/);
    expect(second).toMatch(/^カ[^ミ]$/);
    for (const text of texts(mistakeLetter, "kamo"))
      expect(text).toMatch(/^([a-z]amo|k[a-z]mo|ka[a-z]o|kam[a-z])$/);
  });

  test("writes a small kana large, or a large one small", () => {
    expect(texts(enlarge, "ミャッカ")).toEqual(["ミヤッカ", "ミャツカ"]);
    expect(texts(shrink, "ミヤツカ")).toEqual(["ミャツカ", "ミヤッカ"]);
  });

  test("forgets a dakuten or handakuten, or has one too many", () => {
    expect(texts(forgetDakuten, "ガルピヴ")).toEqual(["カルピヴ", "ガルヒヴ", "ガルピウ"]);
    expect(texts(forgetDakuten, "カルヒー")).toEqual([]);
    expect(texts(addDakuten, "カルピ")).toEqual(["ガルピ"]);
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
    const random = seededRandom("English");
    const spelled = Array.from({ length: 300 }, () => anglicize("カーフス", random)).flat();
    expect(spelled).toContain("carphuth");
    expect(anglicize("モノマ", random)).toEqual([]);
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
