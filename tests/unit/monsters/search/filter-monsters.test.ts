import { describe, expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { RANGES } from "#src/monsters/search/filters.ts";
import { type MonsterQuery, ORDERS } from "#src/monsters/search/monster-query.ts";
import { findMonsters } from "#tests/support/find-monsters.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { arbitraryQuery } from "#tests/support/query-arbitrary.ts";

const MANY = [...generateMonsters(600), inventMonster()];

describe("filters", () => {
  test("keep the chosen types and inclusive ranges, and no unknown values", () => {
    const query = { type: ["fire", "other"], level: { min: 10, max: 40 }, hp: { min: 60 } };
    const found = findMonsters(MANY, query);
    const expected = MANY.filter(
      ({ type, level, hp }) =>
        ["fire", "other"].includes(monsterType(type)) &&
        (level ?? 0) >= 10 &&
        (level ?? 99) <= 40 &&
        (hp ?? 0) >= 60,
    );
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(10);
    for (const { key, of } of RANGES) {
      const known = findMonsters(MANY, { [key]: { min: 0 } });
      expect(known).toEqual(MANY.filter((monster) => of(monster) !== null));
      expect(known.length).toBeLessThan(MANY.length);
    }
  });

  test("tell fractions apart", () => {
    const halves = [10, 10.5, 11].map((level) => inventMonster({ level }));
    const found = findMonsters(halves, { level: { min: 10.4, max: 10.9 } });
    expect(found.map(({ level }) => level)).toEqual([10.5]);
  });

  test("give the same result one after the other or all at once", () => {
    fc.assert(
      fc.property(
        arbitraryQuery,
        arbitraryQuery,
        fc.constantFrom(...ORDERS),
        (query, { type }, order) => {
          const first = findMonsters(MANY, { ...query, order, type: [] });
          const both = findMonsters(MANY, { ...query, order, type });
          expect(findMonsters(first, { order, type })).toEqual(both);
        },
      ),
    );
  });
});

describe("types", () => {
  const LIST = [
    ...["fire", "ほのお・ひこう", "fire/flying", "Ice, Fire", "こおり＆やみ", "ｺｵﾘ", "Dark Elf"],
    ...["water", "・", null],
  ].map((type, index) => inventMonster({ id: String(index + 1), type }));

  test.each<[query: Partial<MonsterQuery>, found: (string | null)[]]>([
    [{ type: ["fire"] }, ["fire", "ほのお・ひこう", "fire/flying", "Ice, Fire"]],
    [{ type: ["こおり"] }, ["こおり＆やみ", "ｺｵﾘ"]],
    [{ type: ["dark elf", "water"] }, ["Dark Elf", "water"]],
    [{ type: ["dark"] }, []],
    [{ type: ["other"] }, ["Ice, Fire", "こおり＆やみ", "ｺｵﾘ", "Dark Elf", "・", null]],
    [{ type: ["constructor"] }, []],
    [{ q: "ひこう" }, ["ほのお・ひこう", "fire/flying"]],
    [{ q: "やみ" }, ["こおり＆やみ"]],
    [{ q: "elf" }, []],
    [{ q: "dark" }, ["Dark Elf"]],
  ])("%j finds each type that it is, or that it is a part of", (query, found) => {
    expect(findMonsters(LIST, query).map(({ type }) => type)).toEqual(found);
  });
});
