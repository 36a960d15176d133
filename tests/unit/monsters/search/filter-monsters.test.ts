import { describe, expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { readValue } from "#src/monsters/monster-values.ts";
import { type MonsterQuery, ORDERS, RANGE_KEYS } from "#src/monsters/search/monster-query.ts";
import { findMonsters } from "#tests/support/find-monsters.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { arbitraryQuery } from "#tests/support/query-arbitrary.ts";

const MANY = generateMonsters(600);

describe("filters", () => {
  test("keep the chosen types and inclusive ranges, and no unknown values", () => {
    const query = {
      types: ["fire", "other"],
      ranges: { level: { min: 10, max: 40 }, hp: { min: 60 } },
    };
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
    for (const key of RANGE_KEYS) {
      const known = findMonsters(MANY, { ranges: { [key]: { min: 0 } } });
      expect(known).toEqual(MANY.filter((monster) => readValue(monster, key) !== null));
      expect(known.length).toBeLessThan(MANY.length);
    }
  });

  test("tell fractions apart", () => {
    const halves = [10, 10.5, 11].map((level) => inventMonster({ level }));
    const found = findMonsters(halves, { ranges: { level: { min: 10.4, max: 10.9 } } });
    expect(found.map(({ level }) => level)).toEqual([10.5]);
  });

  test("give the same result one after the other or all at once", () => {
    fc.assert(
      fc.property(
        arbitraryQuery,
        arbitraryQuery,
        fc.constantFrom(...ORDERS),
        ({ text, ranges }, { types }, order) => {
          const first = findMonsters(MANY, { order, text, ranges });
          const both = findMonsters(MANY, { order, text, ranges, types });
          expect(findMonsters(first, { order, types })).toEqual(both);
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
    [{ types: ["fire"] }, ["fire", "ほのお・ひこう", "fire/flying", "Ice, Fire"]],
    [{ types: ["こおり"] }, ["こおり＆やみ", "ｺｵﾘ"]],
    [{ types: ["dark elf", "water"] }, ["Dark Elf", "water"]],
    [{ types: ["dark"] }, []],
    [{ types: ["other"] }, ["Ice, Fire", "こおり＆やみ", "ｺｵﾘ", "Dark Elf", "・", null]],
    [{ types: ["constructor"] }, []],
    [{ text: "ひこう" }, ["ほのお・ひこう", "fire/flying"]],
    [{ text: "やみ" }, ["こおり＆やみ"]],
    [{ text: "elf" }, []],
    [{ text: "dark" }, ["Dark Elf"]],
  ])("%j finds each type that it is, or that it is a part of", (query, found) => {
    expect(findMonsters(LIST, query).map(({ type }) => type)).toEqual(found);
  });
});
