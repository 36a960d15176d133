import fc from "fast-check";
import { expect, test } from "vitest";
import { valueBounds } from "#src/components/encyclopedia/filters/value-bounds.ts";
import { RANGE_KEYS } from "#src/monsters/search/monster-query.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

test("the bounds of a value are the lowest and the highest known one, if any is known", () => {
  const lists = fc.array(fc.option(fc.integer()));
  fc.assert(
    fc.property(fc.constantFrom(...RANGE_KEYS), lists, (key, values) => {
      const known = values.filter((value) => value !== null);
      const bounds = { min: Math.min(...known), max: Math.max(...known) };
      const monsters = values.map((value) => inventMonster({ [key]: value }));
      expect(valueBounds(monsters, key)).toEqual(known.length > 0 ? bounds : {});
    }),
  );
});
