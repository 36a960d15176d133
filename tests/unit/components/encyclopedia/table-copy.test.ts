import { expect, test } from "vitest";
import { copyOfRows, copyOfTable } from "#src/components/encyclopedia/table/table-copy.ts";
import { MESSAGES } from "#src/messages/build-texts.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { VALUES } from "#src/monsters/monster-values.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const STATS = { hp: 1_234_567, attack: 20, defense: 30.5, speed: 40 };
const monster = (changes: Partial<Monster>) =>
  inventMonster({ id: "7", name: "ネコ", type: "fire", level: 5, ...STATS, ...changes });
const copyOf = (changes: Partial<Monster>) => copyOfRows([monster(changes)], MESSAGES.ja);
const cells = (changes: Partial<Monster>) => copyOf(changes).text.split("\t");

test("a copied table has a line of names and one for each monster, with all digits", () => {
  const monsters = [monster({}), monster({ id: "8", type: "Ice", hp: null })];
  const table = copyOfTable(monsters, MESSAGES.ja).text.split("\n");
  const numbers = VALUES.map((key) => MESSAGES.ja.monster[key]);
  expect(table[0]?.split("\t")).toEqual(["No.", "名前", "タイプ", ...numbers]);
  expect(table.slice(1)).toEqual([
    expect.stringMatching(/^7\tネコ\tほのお\t5\t.*1234567\t20\t30\.5\t40\t1234657\.5$/),
    expect.stringMatching(/^8\tネコ\tIce\t5\t.*\t20\t30\.5\t40\t$/),
  ]);
  expect(copyOfRows(monsters, MESSAGES.en).text).toMatch(/^7\tネコ\tFire\t/);
});

test("in HTML each text has the format of one, and each number is a number", () => {
  const text = (words: string) =>
    `<td sdnum="1033;0;@" style="mso-number-format:'\\@'">${words}</td>`;
  for (const name of ["1-2", "3/4", "1E5", "007"])
    expect(copyOf({ name, type: "<b>" }).html).toContain(
      `<table><tr><td>7</td>${text(name)}${text("&lt;b&gt;")}<td>5</td>`,
    );
  // It would be rounded.
  expect(copyOf({ id: "12345678901234567890" }).html).toContain(text("12345678901234567890"));
});

test("no name of the API ends its cell, or is a formula", () => {
  expect(cells({ name: "a\tb\r\nc" })[1]).toBe("a b c");
  expect(cells({ name: '"a' })[1]).toBe('"""a"');
  for (const name of ["=1+1", "+1", "-1", "@A1", " =1", "＝1"]) {
    expect(cells({ name })[1]).toBe(`'${name}`);
    expect(copyOf({ name }).html).toContain(`>'${name}<`);
  }
  expect(cells({ type: "=A1" })[2]).toBe("'=A1");
});
