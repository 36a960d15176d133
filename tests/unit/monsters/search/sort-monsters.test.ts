import { describe, expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { readValue, statTotal, VALUES } from "#src/monsters/monster-values.ts";
import { DIRECTIONS, type Direction, type SortKey } from "#src/monsters/search/monster-query.ts";
import { findMonsters } from "#tests/support/find-monsters.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster, inventMonsters } from "#tests/support/invent-monster.ts";

const ABSURD = 1e308;
const MANY = [...generateMonsters(800), inventMonster()];

const sorted = (monsters: readonly Monster[], key: SortKey, direction: Direction) =>
  findMonsters(monsters, { order: { key, direction } });

const withIds = (ids: string[]) => ids.map((id) => inventMonster({ id }));

describe.each(DIRECTIONS)("sorting %s", (direction) => {
  test.each(VALUES)("by %s puts unknown values last and keeps equal ones in their order", (key) => {
    const value = (monster: Monster) => readValue(monster, key);
    const sign = direction === "asc" ? 1 : -1;
    const known = MANY.filter((monster) => value(monster) !== null);
    const unknown = MANY.filter((monster) => value(monster) === null);
    expect(unknown.length).toBeGreaterThan(0);
    expect(sorted(MANY, key, direction)).toEqual([
      ...known.sort((a, b) => sign * ((value(a) ?? 0) - (value(b) ?? 0))),
      ...unknown,
    ]);
  });

  test("by a total beyond all numbers", () => {
    const monsters = [1, ABSURD, -ABSURD].map((value, at) => {
      const stats = { hp: value, attack: value, defense: value, speed: value };
      return inventMonster({ id: String(at), ...stats });
    });
    expect(monsters.map(statTotal)).toEqual([4, Number.MAX_VALUE, -Number.MAX_VALUE]);
    const ids = sorted(monsters, "total", direction).map(({ id }) => id);
    expect(ids).toEqual(direction === "asc" ? ["2", "0", "1"] : ["1", "0", "2"]);
  });

  test("keeps equal names in their order", () => {
    const twins = inventMonsters("ネコ", "イヌ", "ネコ", "イヌ");
    const ids = sorted(twins, "name", direction).map(({ id }) => id);
    expect(ids).toEqual(direction === "asc" ? ["2", "4", "1", "3"] : ["1", "3", "2", "4"]);
  });
});

test("names are sorted in kana order in any script, with numbers by value", () => {
  const names = ["Zebra", "あお10", "アオ2", "いぬ", "カゼ", "がけ", "か", "apple", "あ"];
  expect(sorted(inventMonsters(...names), "name", "asc").map(({ name }) => name)).toEqual([
    ...["apple", "Zebra", "あ", "アオ2", "あお10", "いぬ", "か", "がけ", "カゼ"],
  ]);
});

describe("numbers", () => {
  test("are sorted by value, with other ids after them in both directions", () => {
    const monsters = withIds(["b", "10", "9", "a10", "a9", "0002", "12345678901234567890", "1"]);
    // It is the order of a query without one.
    expect(findMonsters(monsters, {}).map(({ id }) => id)).toEqual([
      ...["1", "0002", "9", "10", "12345678901234567890", "a9", "a10", "b"],
    ]);
    expect(sorted(monsters, "number", "desc").map(({ id }) => id)).toEqual([
      ...["12345678901234567890", "10", "9", "0002", "1", "b", "a10", "a9"],
    ]);
  });

  test("of any length are sorted by value, equal ones kept in their order", () => {
    const digits = fc.stringMatching(/^\d{1,25}$/);
    fc.assert(
      fc.property(fc.uniqueArray(digits), (ids) => {
        const expected = ids.toSorted(
          (a, b) => Number(BigInt(a) > BigInt(b)) - Number(BigInt(a) < BigInt(b)),
        );
        expect(sorted(withIds(ids), "number", "asc").map(({ id }) => id)).toEqual(expected);
      }),
    );
  });
});
