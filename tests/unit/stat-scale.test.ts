import fc from "fast-check";
import { expect, test } from "vitest";
import { STATS } from "#src/monsters/monster.ts";
import { shareOfScale, statScale } from "#src/monsters/stat-scale.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const VALUE = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
const MONSTERS = fc.array(
  fc
    .record({ hp: VALUE, attack: VALUE, defense: VALUE, speed: VALUE })
    .map((stats) => inventMonster({ name: "ナゾモン", ...stats })),
);

test.each([
  [null, 150],
  [0, 150],
  [150, 150],
  [151, 200],
  [255, 300],
])("a highest stat of %s is on a scale to %i", (hp, end) => {
  expect(statScale([inventMonster({ name: "ナゾモン", hp })])).toBe(end);
});

test("the scale holds every stat, and ends less than a step above the highest", () => {
  fc.assert(
    fc.property(MONSTERS, (monsters) => {
      const end = statScale(monsters);
      const highest = Math.max(
        150,
        ...monsters.flatMap((one) => STATS.map((stat) => one[stat] ?? 0)),
      );
      expect(end % 50).toBe(0);
      expect(end - highest).toBeGreaterThanOrEqual(0);
      expect(end - highest).toBeLessThan(50);
    }),
  );
});

test("a catalogue of any size has a scale", () => {
  const hp = 1_234;
  const many = Array.from({ length: 200_000 }, () => inventMonster({ name: "ナゾモン", hp }));
  expect(statScale(many)).toBe(1_250);
});

test("an unknown value has no share, and every other one is from 0 to 1", () => {
  expect(shareOfScale(null, 150)).toBeNull();
  expect([-5, 0, 75, 150, 300].map((value) => shareOfScale(value, 150))).toEqual([0, 0, 0.5, 1, 1]);
});
