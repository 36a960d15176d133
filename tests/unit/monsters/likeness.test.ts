import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { STATS } from "#src/monsters/fields.ts";
import { nearest, nextOfType } from "#src/monsters/likeness.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const monster = (id: string, hp: number | null, attack = 0, type: string | null = null) =>
  inventMonster({ id, hp, attack, defense: 0, speed: 0, type });

const ids = (monsters: { id: string }[]) => monsters.map(({ id }) => id);

test("a difference counts by how much its stat differs among all", () => {
  const spread = Array.from({ length: 8 }, (_, index) => monster(`${index}`, index * 100, index));
  const one = monster("one", 350, 3.5);
  const [far, near] = [monster("far", 350, 5), monster("near", 400, 3.5)];
  const list = [...spread, one, far, near];
  expect(ids(nearest(list, one, 2))).toEqual(["near", "3"]);
  // An absurd value changes that for nobody else.
  expect(ids(nearest([...list, monster("absurd", 1e308, 1e308)], one, 2))).toEqual(["near", "3"]);
});

test("whoever has an unknown stat is like nobody, and nobody is like them", () => {
  const list = [monster("1", 5), monster("2", null), monster("3", 7)];
  expect(ids(list.slice(1, 2).flatMap((one) => nearest(list, one, 3)))).toEqual([]);
  expect(ids(list.slice(0, 1).flatMap((one) => nearest(list, one, 3)))).toEqual(["3"]);
});

const STAT = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom(1e308, -1e308));
const MONSTERS = fc.array(fc.tuple(STAT, STAT), { minLength: 1 });

test("with any values, the twin comes first, and nobody twice or itself", () => {
  fc.assert(
    fc.property(MONSTERS, (values) => {
      const list = values.map(([hp, attack], index) => monster(`${index}`, hp, attack));
      const [hp, attack] = values[0] ?? [];
      const one = monster("one", hp ?? 0, attack);
      const found = ids(nearest([...list, one], one, 3));
      expect(found).toHaveLength(Math.min(3, list.length));
      expect(new Set(found).size).toBe(found.length);
      expect(found).not.toContain("one");
      const twin = list.find(({ id }) => id === found[0]);
      expect(STATS.map((stat) => twin?.[stat])).toEqual(STATS.map((stat) => one[stat]));
    }),
  );
});

test("those of the same type follow in the list, and begin again at its end", () => {
  const list = ["fire", "water", "ほのお", "fire", null, "Fire"].map((type, index) =>
    monster(`${index}`, 1, 1, type),
  );
  const next = (index: number, count: number) =>
    list.slice(index, index + 1).flatMap((one) => ids(nextOfType(list, one, count)));
  expect(next(2, 6)).toEqual(["3", "5", "0"]);
  expect(next(0, 2)).toEqual(["2", "3"]);
  expect(next(1, 6)).toEqual([]);
  expect(next(4, 6)).toEqual([]);
});

test("each of the catalogue has three like it", () => {
  for (const one of CATALOGUE.filter((known) => STATS.every((stat) => known[stat] !== null)))
    expect(nearest(CATALOGUE, one, 3)).toHaveLength(3);
});
