import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { findMonsters } from "#src/monsters/search/find-monsters.ts";
import {
  DEFAULT_QUERY,
  type MonsterQuery,
  RANGE_KEYS,
} from "#src/monsters/search/monster-query.ts";
import { searchIndex } from "#src/monsters/search/search-index.ts";
import { arbitraryQuery } from "#tests/support/query-arbitrary.ts";

const MANY = generateMonsters(600);

function find(monsters: readonly Monster[], query: Partial<MonsterQuery>): Monster[] {
  return findMonsters(searchIndex(monsters), { ...DEFAULT_QUERY, ...query });
}

describe("filters", () => {
  test("keep the chosen types and inclusive ranges, and no unknown values", () => {
    const query = {
      types: ["fire", "other"] as const,
      ranges: { level: { min: 10, max: 40 }, hp: { min: 60 } },
    };
    const found = find(MANY, query);
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
      const known = find(MANY, { ranges: { [key]: { min: 0 } } });
      expect(known).toEqual(MANY.filter((monster) => monster[key] !== null));
      expect(known.length).toBeLessThan(MANY.length);
    }
  });

  test("find nothing when a minimum exceeds its maximum", () => {
    expect(find(MANY, { ranges: { level: { min: 40, max: 10 } } })).toEqual([]);
  });

  test("give the same result one after the other or all at once", () => {
    fc.assert(
      fc.property(
        arbitraryQuery,
        arbitraryQuery,
        ({ text, ranges }, { types, sort, direction }) => {
          const order = { sort, direction };
          const first = find(MANY, { ...order, text, ranges });
          const both = find(MANY, { ...order, text, ranges, types });
          expect(find(first, { ...order, types })).toEqual(both);
          expect(find(find(MANY, { ...order, types }), { ...order, text, ranges })).toEqual(both);
        },
      ),
    );
  });
});
