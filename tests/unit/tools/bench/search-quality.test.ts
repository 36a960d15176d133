import { describe, expect, test } from "vitest";
import { seededRandom } from "#src/lib/seeded-random.ts";
import { anglicize, ROMANIZATIONS } from "#tests/support/romanize.ts";
import { inventNames } from "../../../../tools/bench/search-quality/invented-names.ts";
import { QUERY_KINDS } from "../../../../tools/bench/search-quality/query-kinds.ts";
import { sampleQueries } from "../../../../tools/bench/search-quality/search-quality.ts";
import {
  KANA_SLIPS,
  LETTER_SLIPS,
  type Slip,
} from "../../../../tools/bench/search-quality/slips.ts";

const names = inventNames(1_000, "lantern");

describe("the invented names", () => {
  const having = (sound: RegExp) => names.filter((name) => name.match(sound)).length;

  test("are 1,000 different ones of 2 to 10 katakana, most of 3 to 6", () => {
    expect(new Set(names).size).toBe(1_000);
    for (const name of names) expect(name).toMatch(/^[ァ-ヴー]{2,10}$/);
    expect(having(/^.{3,6}$/)).toBeGreaterThan(800);
    expect(Math.min(having(/^..$/), having(/^.{10}$/))).toBeGreaterThan(0);
  });

  test("have all sounds, a small kana in three of ten names, and a ッ before every row", () => {
    for (const sound of "ー ッ ン ティ ファ ウィ ヴ ャ [キシニヒビリジ]ィ".split(" "))
      expect(having(RegExp(sound)), sound).toBeGreaterThan(2);
    for (const row of "カ-コ サ-ソ タ-ト ハ-ホ パ-ポ マ-モ ラ-ロ".split(" "))
      expect(having(RegExp(`ッ[${row}]`)), row).toBeGreaterThan(0);
    expect(having(/[ァィゥェォャュョ]/)).toBeGreaterThan(0.3 * names.length);
  });

  test("are the same each time, and others with another seed", () => {
    expect(inventNames(1_000, "lantern")).toEqual(names);
    expect(inventNames(50, "a")).not.toEqual(inventNames(50, "b"));
  });
});

describe("a slip", () => {
  const texts = (slip: Slip, text: string) => slip(text.split(" "), seededRandom(text));

  test.each<[keyof typeof KANA_SLIPS, text: string, slipped: string[]]>([
    ["two neighbouring kana swapped", "カ ミャ ル", ["ミャカル", "カルミャ"]],
    ["two neighbouring kana swapped", "コ コ", []],
    ["a kana missing", "カ ミ ャ", ["ミャ", "カャ", "カミ"]],
    ["a kana doubled", "カ ミ ャ", ["カカミャ", "カミミャ", "カミャャ"]],
    ["a large kana for a small one", "ミ ャ ッ カ", ["ミヤッカ", "ミャツカ"]],
    ["a small kana for a large one", "ミ ヤ ツ カ", ["ミャツカ", "ミヤッカ"]],
    ["a dakuten forgotten", "ガ ル ピ ヴ", ["カルピヴ", "ガルヒヴ", "ガルピウ"]],
    ["a dakuten too many", "カ ル ピ", ["ガルピ"]],
  ])("%s, at each place of %s", (what, text, slipped) => {
    expect(texts(KANA_SLIPS[what], text)).toEqual(slipped);
  });

  test("in one kana or letter", () => {
    expect(texts(KANA_SLIPS["a kana wrong"], "カ ミ").join()).toMatch(/^[^カ]ミ,カ[^ミ]$/);
    expect(texts(LETTER_SLIPS["a letter wrong"], "k a").join()).toMatch(/^[a-jl-z]a,k[b-z]$/);
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
    expect(Object.values(ROMANIZATIONS).map((write) => write(name))).toEqual(expected);
  });

  test("as if English takes over some of its habits", () => {
    const random = seededRandom("English");
    const spelled = Array.from({ length: 300 }, () => anglicize("カーフス", random)).flat();
    expect(spelled).toContain("carphuth");
    expect(anglicize("モノマ", random)).toEqual([]);
  });
});

test.each(QUERY_KINDS.map((kind) => [kind.what, kind] as const))("queries by %s", (what, kind) => {
  const queries = sampleQueries(kind, names);
  expect(queries.length).toBeGreaterThanOrEqual(what === "a name of two kana" ? 10 : 300);
  expect(sampleQueries(kind, names)).toEqual(queries);
  if (!kind.isSlip) return;
  for (const { text } of queries) expect(names).not.toContain(text);
});
