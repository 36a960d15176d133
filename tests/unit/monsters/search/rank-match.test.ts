import { describe, expect, test } from "vitest";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { findMonsters } from "#tests/support/find-monsters.ts";
import { inventMonster, inventMonsters } from "#tests/support/invent-monster.ts";

const namesFound = (monsters: readonly Monster[], query: Partial<MonsterQuery>) =>
  findMonsters(monsters, query).map(({ name }) => name);

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

describe("with a text and no chosen order", () => {
  test("exact name, its other spellings, type, beginning, word, middle, beginning of a type, move", () => {
    expect(namesFound(EVERY_RANK, { text: "ヤミ" })).toEqual([
      ...["ヤミ", "ヤーミー", "ドロロ", "ヤミガラン", "ヤーミット"],
      ...["シロ・ヤミーナ", "クロヤミン", "トゲラ", "ボコル"],
    ]);
  });

  test.each(["12", "No.12", "12番"])("%s puts the number first", (text) => {
    const monsters = [
      inventMonster({ id: "3", name: "12の月" }),
      inventMonster({ id: "12", name: "カラミ" }),
    ];
    expect(namesFound(monsters, { text })[0]).toBe("カラミ");
  });

  test("those that match as well are in the order of their numbers", () => {
    const monsters = inventMonsters("ラミン", "トラミ", "ラミット", "ラミ");
    const found = namesFound(monsters, { text: "らみ" });
    expect(found).toEqual(["ラミ", "ラミン", "ラミット", "トラミ"]);
  });

  test("several words are as good as the weakest, or as the name that they make together", () => {
    const monsters = [
      inventMonster({ id: "1", name: "コトリ", moves: ["青のうた"] }),
      inventMonster({ id: "2", name: "コトリアオ" }),
      inventMonster({ id: "3", name: "アオコトリ" }),
    ];
    expect(namesFound(monsters, { text: "青 コトリ" })).toEqual(["コトリ"]);
    expect(namesFound(monsters, { text: "アオ コトリ" })).toEqual(["アオコトリ", "コトリアオ"]);
  });
});

test("a chosen order wins", () => {
  const order = { key: "number", direction: "desc" } as const;
  expect(namesFound(EVERY_RANK, { text: "ヤミ", order })).toEqual(
    EVERY_RANK.map(({ name }) => name).reverse(),
  );
});

test.each(["でんきタイプ", "デンキ　タイプ", "denkitaipu", "electric type"])(
  "%s asks for a type",
  (text) => {
    const monsters = [
      inventMonster({ id: "1", name: "デンキンバ" }),
      inventMonster({ id: "2", name: "ピリル", type: "electric" }),
      inventMonster({ id: "3", name: "ザラル", type: "いわ／でんき" }),
    ];
    expect(namesFound(monsters, { text })).toEqual(["ピリル", "ザラル"]);
  },
);

describe("western spellings", () => {
  const monsters = inventMonsters("リザロドン", "ミラクラウス", "トルネロス", "ルギリア", "シニチ");

  test.each([
    ["lizalodon", "リザロドン"],
    ["Lizalordon", "リザロドン"],
    ["miraclaus", "ミラクラウス"],
    ["lugilia", "ルギリア"],
  ])("%s finds %s", (text, name) => expect(namesFound(monsters, { text })).toEqual([name]));

  test("are not seen in Japanese words, in several words, or in a consonant or two", () => {
    for (const text of ["shin'ichi", "rizarodun x", "rz", "rzd zzz"])
      expect(namesFound(monsters, { text })).toEqual([]);
  });

  test("an English ch is no t", () => {
    const english = inventMonsters("Lichen", "Clarity");
    expect(namesFound(english, { text: "Lich" })).toEqual(["Lichen"]);
  });
});
