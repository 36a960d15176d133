import fc from "fast-check";
import { expect, test } from "vitest";
import { reuseUnchanged } from "#src/queries/reuse-unchanged.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const arbitraryMonster = fc
  .record({
    id: fc.constantFrom("1", "2", "3", "4", "5"),
    name: fc.constantFrom("ア", "イ"),
    level: fc.constantFrom(1, null),
    moves: fc.constantFrom(null, [], ["かじる"], ["かじる", "ひのこ"]),
  })
  .map((fields) => inventMonster({ ...fields, moves: fields.moves && [...fields.moves] }));

const arbitraryList = fc.uniqueArray(arbitraryMonster, { selector: ({ id }) => id });
const arbitraryPrevious = fc.option(arbitraryList, { nil: undefined });

test("any list equals what was fetched, with the very monsters that have not changed", () =>
  fc.assert(
    fc.asyncProperty(arbitraryPrevious, arbitraryList, async (previous, next) => {
      const expected = structuredClone(next);
      const list = await reuseUnchanged(previous, next);
      expect(list).toEqual(expected);
      for (const monster of list) {
        const known = previous?.find(({ id }) => id === monster.id);
        const isUnchanged = JSON.stringify(known) === JSON.stringify(monster);
        expect(monster === known).toBe(isUnchanged);
      }
      const isUnchanged = JSON.stringify(previous) === JSON.stringify(expected);
      expect(list === previous).toBe(isUnchanged);
    }),
    { numRuns: 500 },
  ));
