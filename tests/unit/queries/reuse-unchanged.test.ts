import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { reuseUnchanged } from "#src/queries/reuse-unchanged.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const [added, ...before] = generateMonsters(31);
const fetched = () => structuredClone(before);

describe("a list that is fetched again", () => {
  test("is the very list from before if nothing has changed", async () => {
    expect(await reuseUnchanged(before, fetched())).toBe(before);
  });

  test("keeps every monster behind a new one", async () => {
    const list = await reuseUnchanged(before, generateMonsters(31));
    expect(list[0]).toEqual(added);
    expect(list).toHaveLength(31);
    expect(list.slice(1).every((monster, index) => monster === before[index])).toBe(true);
  });

  test("has another order if the API has", async () => {
    const list = await reuseUnchanged(before, fetched().reverse());
    expect(list).not.toBe(before);
    expect(list.every((monster, index) => monster === before.at(-1 - index))).toBe(true);
  });

  test("is what was fetched if there was none before", async () => {
    const list = fetched();
    expect(await reuseUnchanged(undefined, list)).toBe(list);
  });
});

const arbitraryMonster = fc
  .record({
    id: fc.constantFrom("1", "2", "3", "4", "5"),
    name: fc.constantFrom("ア", "イ"),
    level: fc.constantFrom(1, null),
    moves: fc.constantFrom(null, [], ["かじる"], ["かじる", "ひのこ"]),
  })
  .map((fields) => inventMonster({ ...fields, moves: fields.moves && [...fields.moves] }));

const arbitraryList = fc.uniqueArray(arbitraryMonster, { selector: ({ id }) => id });

test("any list equals what was fetched, with the very monsters that have not changed", () =>
  fc.assert(
    fc.asyncProperty(arbitraryList, arbitraryList, async (previous, next) => {
      const expected = structuredClone(next);
      const list = await reuseUnchanged(previous, next);
      expect(list).toEqual(expected);
      for (const monster of list) {
        const known = previous.find(({ id }) => id === monster.id);
        const isUnchanged = JSON.stringify(known) === JSON.stringify(monster);
        expect(monster === known).toBe(isUnchanged);
      }
      const isUnchanged = JSON.stringify(previous) === JSON.stringify(expected);
      expect(list === previous).toBe(isUnchanged);
    }),
    { numRuns: 500 },
  ));
