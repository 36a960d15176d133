import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { findMonsters } from "#tests/support/find-monsters.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const MANY = generateMonsters(600);

const names = (text: string) => findMonsters(CATALOGUE, { text }).map(({ name }) => name);

describe("numbers", () => {
  test.each(["7", "No.7", "no7", "NO.007", "Ｎｏ．　７", "№7", "#7"])(
    "%s finds only number 7",
    (text) => expect(findMonsters(CATALOGUE, { text }).map(({ id }) => id)).toEqual(["7"]),
  );

  test("digits are also found in names, and in ids too long for a number", () => {
    const monsters = [
      inventMonster({ id: "123456789012345678901" }),
      inventMonster({ id: "a7", name: "ロボ２号" }),
    ];
    expect(findMonsters(monsters, { text: "123456789012345678901" })).toEqual([monsters[0]]);
    expect(findMonsters(monsters, { text: "123456789012345678900" })).toEqual([]);
    expect(findMonsters(monsters, { text: "2" })).toEqual([monsters[1]]);
    expect(findMonsters(monsters, { text: "7" })).toEqual([]);
  });
});

describe("types, moves and words", () => {
  test.each(["火", "FIRE", "ホノオ", "honō", "hono"])("%s finds every fire monster", (text) => {
    const fire = CATALOGUE.filter(({ type }) => monsterType(type) === "fire");
    expect(findMonsters(CATALOGUE, { text })).toEqual(expect.arrayContaining(fire));
  });

  const ICE = ["ユキダルマン", "ツララカミ", "シモバシラン"];

  test.each([
    ["other types are found by their own names", "コオリ", ICE],
    ["in romaji, too", "kōri", ICE],
    ["and by their beginning", "koor", ICE],
    ["kana do not match the beginning of an English type", "ふぃ", []],
    ["nor a part of one", "わか", ["ワカバネコ"]],
    ["moves are found", "rimpun", ["タコアゲハ"]],
    ["also by their kanji", "火柱", ["ホムラヅノ"]],
    ["several words match in any field", "　neko　wakaba　grass　30 ", ["ワカバネコ"]],
    ["but all have to", "　neko　WAKABA　grass　31 ", []],
  ])("%s: %s", (_, text, found) => {
    expect(names(text)).toEqual(found);
  });

  test("a text of spaces finds everything", () => {
    for (const text of [" 　 ", "\u200b", " \u3164\u00ad"])
      expect(names(text)).toHaveLength(CATALOGUE.length);
  });
});

test("a search never throws, and an additional word never finds more", () => {
  const text = fc.string({ unit: fc.constantFrom(..."\ud800(\\[*?$'n-ー ゙っんc mf7Ａ炎🔥\n") });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: "binary" })), text, (a, b) => {
      expect(findMonsters(MANY, { text: a })).toEqual(
        expect.arrayContaining(findMonsters(MANY, { text: `${a} x${b}` })),
      );
    }),
  );
  const repetitive = [inventMonster({ name: "k".repeat(5000) })];
  expect(findMonsters(repetitive, { text: `${"k".repeat(150)}z` })).toEqual([]);
  for (const long of [`${"na".repeat(90)}q`, "ん".repeat(100_000), "(".repeat(100_000)])
    expect(findMonsters(MANY, { text: long })).toEqual([]);
});
