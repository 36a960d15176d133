import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { findMonsters, namesFound } from "#tests/support/find-monsters.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster, inventMonsters } from "#tests/support/invent-monster.ts";

const MANY = generateMonsters(100);

const ICE = ["ユキダルマン", "ツララカミ", "シモバシラン"];

test.each<[what: string, texts: string[], found: string[]]>([
  [
    "a number alone, in any spelling",
    ["7", "7番", "No.7", "no7", "NO.007", "Ｎｏ．　７", "№7", "#7"],
    [CATALOGUE[6]?.name ?? ""],
  ],
  ["a type without a colour of its own", ["コオリ", "kōri", "koor"], ICE],
  ["no English type by kana", ["ふぃ"], []],
  ["no type by its middle", ["わか"], ["ワカバネコ"]],
  ["moves", ["rimpun"], ["タコアゲハ"]],
  ["moves by their kanji", ["火柱"], ["ホムラヅノ"]],
  ["several words in any field", ["　neko　wakaba　grass　30 "], ["ワカバネコ"]],
  ["nothing where one of several words is missing", ["　neko　WAKABA　grass　31 "], []],
  [
    "everything by a text that cannot be seen",
    [" 　 ", "\u200b", " \u3164\u00ad"],
    CATALOGUE.map(({ name }) => name),
  ],
])("a text finds %s: %j", (_, texts, found) => {
  for (const text of texts) expect(namesFound(CATALOGUE, { q: text }), text).toEqual(found);
});

test.each(["火", "FIRE", "ホノオ", "honō", "hono"])("%s finds every fire monster", (text) => {
  const fire = CATALOGUE.filter(({ type }) => monsterType(type) === "fire");
  expect(findMonsters(CATALOGUE, { q: text })).toEqual(expect.arrayContaining(fire));
});

test("digits are also found in names, and in ids too long for a number", () => {
  const monsters = [
    inventMonster({ id: "123456789012345678901" }),
    inventMonster({ id: "a7", name: "ロボ２号" }),
  ];
  expect(findMonsters(monsters, { q: "123456789012345678901" })).toEqual([monsters[0]]);
  expect(findMonsters(monsters, { q: "123456789012345678900" })).toEqual([]);
  expect(findMonsters(monsters, { q: "2" })).toEqual([monsters[1]]);
  expect(findMonsters(monsters, { q: "7" })).toEqual([]);
});

const EVERY_RANK = [
  inventMonster({ id: "1", name: "ボコル", moves: ["やみのなみ"] }),
  inventMonster({ id: "2", name: "トゲラ", type: "やみよ" }),
  inventMonster({ id: "3", name: "クロヤミン" }),
  inventMonster({ id: "4", name: "シロ・ヤミーナ" }),
  inventMonster({ id: "5", name: "ヤーミット" }),
  inventMonster({ id: "6", name: "ヤミガラン" }),
  inventMonster({ id: "7", name: "ドロロ", type: "やみ・いわ" }),
  inventMonster({ id: "8", name: "ヤーミー" }),
  inventMonster({ id: "9", name: "ヤミ" }),
];
const NUMBERS = [
  inventMonster({ id: "3", name: "12の月" }),
  inventMonster({ id: "12", name: "カラミ" }),
];
const WORDS = [
  inventMonster({ id: "1", name: "コトリ", moves: ["青のうた"] }),
  inventMonster({ id: "2", name: "コトリアオ" }),
  inventMonster({ id: "3", name: "アオコトリ" }),
];
const ELECTRIC = [
  inventMonster({ id: "1", name: "デンキンバ" }),
  inventMonster({ id: "2", name: "ピリル", type: "electric" }),
  inventMonster({ id: "3", name: "ザラル", type: "いわ／でんき" }),
];

test.each<[what: string, monsters: Monster[], texts: string[], found: string[]]>([
  [
    "name, its other spellings, type, beginning, word, middle, beginning of a type, move",
    EVERY_RANK,
    ["ヤミ"],
    [
      ...["ヤミ", "ヤーミー", "ドロロ", "ヤミガラン", "ヤーミット"],
      ...["シロ・ヤミーナ", "クロヤミン", "トゲラ", "ボコル"],
    ],
  ],
  ["a number before a name", NUMBERS, ["12"], ["カラミ", "12の月"]],
  [
    "by number what matches as well",
    inventMonsters("ラミン", "トラミ", "ラミット", "ラミ"),
    ["らみ"],
    ["ラミ", "ラミン", "ラミット", "トラミ"],
  ],
  ["several words as the weakest of them", WORDS, ["青 コトリ"], ["コトリ"]],
  ["or as the name that they make", WORDS, ["アオ コトリ"], ["アオコトリ", "コトリアオ"]],
  [
    "only a type where the text says so",
    ELECTRIC,
    ["でんきタイプ", "デンキ　タイプ", "denkitaipu", "electric type"],
    ["ピリル", "ザラル"],
  ],
])("the best match comes first: %s", (_, monsters, texts, found) => {
  for (const text of texts) expect(namesFound(monsters, { q: text }), text).toEqual(found);
});

describe("western spellings", () => {
  const monsters = inventMonsters("リザロドン", "ミラクラウス", "トルネロス", "ルギリア", "シニチ");

  test.each([
    ["lizalodon", "リザロドン"],
    ["Lizalordon", "リザロドン"],
    ["miraclaus", "ミラクラウス"],
    ["lugilia", "ルギリア"],
  ])("%s finds %s", (text, name) => expect(namesFound(monsters, { q: text })).toEqual([name]));

  test("are not seen in Japanese words, in several words, or in a consonant or two", () => {
    for (const text of ["shin'ichi", "rizarodun x", "rz", "rzd zzz"])
      expect(namesFound(monsters, { q: text })).toEqual([]);
    // An English ch is no t.
    expect(namesFound(inventMonsters("Lichen", "Clarity"), { q: "Lich" })).toEqual(["Lichen"]);
  });
});

test("a search never throws, and an additional word never finds more", () => {
  const text = fc.string({ unit: fc.constantFrom(..."\ud800(\\[*?$'n-ー ゙っんc mf7Ａ炎🔥\n") });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: "binary" })), text, (a, b) => {
      const found = new Set(findMonsters(MANY, { q: a }));
      const foundWithMore = findMonsters(MANY, { q: `${a} x${b}` });
      expect(foundWithMore.filter((monster) => !found.has(monster))).toEqual([]);
    }),
  );
  const repetitive = [inventMonster({ name: "k".repeat(5000) })];
  expect(findMonsters(repetitive, { q: `${"k".repeat(150)}z` })).toEqual([]);
  for (const long of [`${"na".repeat(90)}q`, "ん".repeat(100_000), "(".repeat(100_000)])
    expect(findMonsters(MANY, { q: long })).toEqual([]);
});
