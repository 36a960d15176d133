import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { RANGE_KEYS } from "#src/monsters/search/monster-query.ts";
import { valueBounds } from "#src/monsters/search/value-bounds.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

describe("the bounds of a value", () => {
  test("are the lowest and the highest in the list", () => {
    expect(valueBounds(CATALOGUE, "level")).toEqual({ min: 4, max: 99 });
    expect(valueBounds(CATALOGUE, "speed")).toEqual({ min: 10, max: 132 });
  });

  test("do not exist where no value is known", () => {
    for (const key of RANGE_KEYS) {
      expect(valueBounds([], key)).toEqual({});
      expect(valueBounds([inventMonster()], key)).toEqual({});
    }
  });

  test("hold every known value, and are values themselves", () => {
    const level = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(fc.array(level), (levels) => {
        const { min, max } = valueBounds(
          levels.map((value) => inventMonster({ level: value })),
          "level",
        );
        const known = levels.filter((value) => value !== null);
        expect(known.every((value) => value >= (min ?? 0) && value <= (max ?? 0))).toBe(true);
        expect(known.length === 0 || [min, max].every((end) => known.some((v) => v === end))).toBe(
          true,
        );
      }),
    );
  });
});
