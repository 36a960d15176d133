import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { tableText } from "#src/components/encyclopedia/table/table-text.ts";
import { MESSAGES } from "#src/messages/messages.ts";
import type { Monster } from "#src/monsters/monster.ts";

const [BASE] = CATALOGUE;
const monster = (changes: Partial<Monster>): Monster => ({
  id: "7",
  name: "ネコ",
  type: "fire",
  level: 5,
  hp: 1_234_567,
  attack: 20,
  defense: 30.5,
  speed: 40,
  moves: BASE?.moves ?? null,
  ...changes,
});
const cells = (changes: Partial<Monster>) =>
  tableText([monster(changes)], MESSAGES.ja)
    .split("\n")[1]
    ?.split("\t");

test("a copied table has a line of names and one for each monster, with all digits", () => {
  expect(tableText([monster({}), monster({ id: "8", type: "Ice", hp: null })], MESSAGES.ja)).toBe(
    [
      "No.\t名前\tタイプ\tレベル\tHP\t攻撃\t防御\t素早さ\t合計",
      "7\tネコ\tほのお\t5\t1234567\t20\t30.5\t40\t1234657.5",
      "8\tネコ\tIce\t5\t\t20\t30.5\t40\t",
    ].join("\n"),
  );
  expect(tableText([monster({})], MESSAGES.en).split("\n")[1]).toMatch(/^7\tネコ\tFire\t/);
});

test("no name of the API ends its cell, or is a formula", () => {
  expect(cells({ name: "a\tb\r\nc" })?.[1]).toBe("a b c");
  expect(cells({ name: '"a' })?.[1]).toBe('"""a"');
  for (const name of ["=1+1", "+1", "-1", "@A1", " =1", "＝1"])
    expect(cells({ name })?.[1]).toBe(`'${name}`);
  expect(cells({ type: "=A1" })?.[2]).toBe("'=A1");
});
