import { expect, test } from "vitest";
import type { Monster } from "#src/monsters/fields.ts";
import { nearest } from "#src/monsters/likeness.ts";
import { RANKED, readValue } from "#src/monsters/monster-values.ts";
import { ranksOf } from "#src/monsters/ranks.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const VALUE = fc.option(fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constant(1e308)));
const TYPE = fc.constantFrom("fire", "ほのお", "みず", null);
const MONSTERS = fc
  .array(fc.record({ type: TYPE, hp: VALUE, attack: VALUE, defense: VALUE, speed: VALUE }))
  .map((all) => all.map((known, index) => inventMonster({ ...known, id: `${index}` })));

test("a rank is one more than the number of those with a higher value, among all and in the type", () => {
  fc.assert(
    fc.property(MONSTERS, (monsters) => {
      for (const monster of monsters) {
        const { count, ranks } = ranksOf(monsters, monster) ?? {};
        expect(count).toBe(monsters.length);
        const type = (other: Monster) => other.type?.replace("ほのお", "fire");
        for (const key of RANKED) {
          const value = readValue(monster, key);
          const higher = monsters.filter((other) => (readValue(other, key) ?? -9) > (value ?? 0));
          const ofType = higher.filter((other) => type(other) === type(monster));
          const rank = {
            all: higher.length + 1,
            type: monster.type === null ? null : ofType.length + 1,
          };
          expect(ranks?.[key]).toEqual(value === null ? undefined : rank);
        }
      }
    }),
  );
});

test("who is not in the list has no rank there", () => {
  expect(ranksOf([inventMonster({ id: "1" })], inventMonster({ id: "2" }))).toBeUndefined();
});

test("a list of any size has ranks, and neighbours in likeness", () => {
  const many = Array.from({ length: 100_000 }, (_, index) => {
    const value = (index * 7_919) % 1_000;
    const stats = { hp: value, attack: value, defense: value, speed: value };
    return inventMonster({ id: `${index}`, type: `${index % 50}`, ...stats });
  });
  for (const monster of many.slice(0, 2)) {
    expect(ranksOf(many, monster)?.ranks.hp?.all).toBe(100_001 - 100 * ((monster.hp ?? 0) + 1));
    expect(nearest(many, monster, 3).map(({ hp }) => hp)).toEqual(Array(3).fill(monster.hp));
  }
});

test.each([
  ["first among all, before its type", [9, 9, 1], "fire", { ranked: "hp", isOfType: false }],
  ["first among its type", [5, 9, 1], "fire", { ranked: "hp", isOfType: true }],
  ["second in both", [1, 9, 5], "fire", null],
  ["among equals", [5, 5, 5], "fire", null],
  ["alone of its type", [5, 9, 1], "さとう", null],
  ["without a known value", [null, 9, 1], "fire", null],
])("the best of who is %s", (_, hp, type, best) => {
  const others = { attack: 1, defense: 1, speed: null };
  const monsters = [type, "water", "fire"].map((of, index) =>
    inventMonster({ ...others, id: `${index}`, type: of, hp: hp[index] ?? null }),
  );
  const [monster] = monsters;
  expect(monster && ranksOf(monsters, monster)?.best).toEqual(best);
});
