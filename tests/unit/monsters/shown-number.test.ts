import * as v from "valibot";
import { expect, test } from "vitest";
import { monsterSchema } from "#src/api/schemas.ts";
import { copyOfRows } from "#src/components/encyclopedia/table/table-copy.ts";
import { MESSAGES } from "#src/messages/build-texts.ts";
import { ranksOf } from "#src/monsters/ranks.ts";
import { parseMonsterQuery } from "#src/monsters/search/query-params.ts";
import { search } from "#src/monsters/search/search-monsters.ts";

const read = (id: string, [hp, attack, defense, speed]: number[]) =>
  v.parse(monsterSchema, { id, name: "ネコ", level: 10.12345, hp, attack, defense, speed });

/** Their totals are 0.3 in decimals, but not as binary numbers. */
const MONSTERS = [
  read("1", [0.1, 0.2, 0, 0]),
  read("2", [0.3, 0, 0, -0]),
  read("3", [0.1004, 0.1, 0.1, -0.0001]),
];

test("numbers that look the same are the same: in ranks, filters and copies", () => {
  for (const monster of MONSTERS)
    expect(ranksOf(MONSTERS, monster)?.ranks.total).toMatchObject({ all: 1 });
  expect(search(MONSTERS, parseMonsterQuery({ level: "10.123" })).found).toHaveLength(3);
  const copied = copyOfRows(MONSTERS, MESSAGES.ja).text.split("\n");
  expect(copied.map((line) => line.split("\t").at(-1))).toEqual(["0.3", "0.3", "0.3"]);
  expect(copied.join()).not.toContain("-0");
  expect(Object.is(MONSTERS[2]?.speed, 0)).toBe(true);
});
