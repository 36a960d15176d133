import { expect, test } from "vitest";
import { distribution, MAX_DOTS } from "#src/monsters/distribution.ts";
import { nearest } from "#src/monsters/likeness.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { RANKED, readValue } from "#src/monsters/monster-values.ts";
import { standing } from "#src/monsters/standing.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const VALUE = fc.option(fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constant(1e308)));
const TYPE = fc.constantFrom("fire", "ほのお", "みず", null);
const MONSTERS = fc
  .array(fc.record({ type: TYPE, hp: VALUE, attack: VALUE, defense: VALUE, speed: VALUE }))
  .map((all) => all.map((known, index) => inventMonster({ ...known, id: `${index}` })));

test("a place is one more than the number of those with a higher value, among all and in the type", () => {
  fc.assert(
    fc.property(MONSTERS, (monsters) => {
      for (const monster of monsters) {
        const { count, places } = standing(monsters, monster) ?? {};
        expect(count).toBe(monsters.length);
        const type = (other: Monster) => other.type?.replace("ほのお", "fire");
        for (const key of RANKED) {
          const value = readValue(monster, key);
          const higher = monsters.filter((other) => (readValue(other, key) ?? -9) > (value ?? 0));
          const ofType = higher.filter((other) => type(other) === type(monster));
          const place = {
            all: higher.length + 1,
            type: monster.type === null ? null : ofType.length + 1,
          };
          expect(places?.[key]).toEqual(value === null ? undefined : place);
        }
      }
    }),
  );
});

test("who is not in the list has no place there", () => {
  expect(standing([inventMonster({ id: "1" })], inventMonster({ id: "2" }))).toBeUndefined();
});

test("a list of any size has places, neighbours in likeness and dots", () => {
  const many = Array.from({ length: 100_000 }, (_, index) => {
    const value = (index * 7_919) % 1_000;
    const stats = { hp: value, attack: value, defense: value, speed: value };
    return inventMonster({ id: `${index}`, type: `${index % 50}`, ...stats });
  });
  for (const monster of many.slice(0, 2)) {
    expect(standing(many, monster)?.places.hp?.all).toBe(100_001 - 100 * ((monster.hp ?? 0) + 1));
    expect(nearest(many, monster, 3).map(({ hp }) => hp)).toEqual(Array(3).fill(monster.hp));
    expect(distribution(many, "hp")).toHaveLength(MAX_DOTS);
  }
});
