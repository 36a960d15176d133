import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { type Monster, STATS } from "#src/monsters/fields.ts";
import { scaleEnds, shareOfScale, statScale } from "#src/monsters/stat-scale.ts";
import { fc } from "#tests/support/fuzz.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";

const VALUE = fc.option(fc.integer({ min: 0, max: 1_500 }));
const MONSTERS = fc.array(
  fc.record({ hp: VALUE, attack: VALUE, defense: VALUE, speed: VALUE }).map(inventMonster),
);

test("the scale holds every stat of usual height, and ends less than a step above the highest", () => {
  fc.assert(
    fc.property(MONSTERS, (monsters) => {
      const end = statScale(monsters);
      const stats = monsters.flatMap((one) => STATS.map((stat) => one[stat] ?? 0));
      const highest = Math.max(150, ...stats);
      expect(end % 50).toBe(0);
      expect(end - highest).toBeGreaterThanOrEqual(0);
      expect(end - highest).toBeLessThan(50);
    }),
  );
});

const ABSURD = 1e308;

const withHp = (...values: number[]) => values.map((hp) => inventMonster({ hp }));

test.each([
  ["only the absurd is an outlier without a catalogue", [3_000], 3_000],
  ["which is not on the scale", [1_000_000], 150],
  ["what is usual is on it", [900, 40_000, 52_000], 52_000],
  ["what only one of two has is not", [900, 40_000], 900],
  ["a high scale is written short without rounding", [1_234_567, 1_111_111], 1_240_000],
  ["and is finite", [Number.MAX_VALUE, Number.MAX_VALUE], Number.MAX_VALUE],
])("%s: the scale of %j ends at %d", (_, values, end) => {
  expect(statScale(withHp(...values))).toBe(end);
});

test("what is usual in a catalogue is on the scale of some of its monsters, too", () => {
  const endIn = (catalogue: Monster[], ...values: number[]) =>
    statScale(withHp(...values), catalogue);
  expect(endIn(withHp(900, 40_000, 52_000), 900, 40_000)).toBe(40_000);
  expect(endIn([], 3_000, 1_000_000)).toBe(3_000);
});

test.each([{ speed: 9_999_999 }, { hp: ABSURD, attack: ABSURD, defense: ABSURD, speed: ABSURD }])(
  "an absurd monster does not change the scale of a catalogue: %o",
  (stats) => {
    for (const catalogue of [CATALOGUE, CATALOGUE.slice(0, 1)])
      expect(statScale([...catalogue, inventMonster(stats)])).toBe(150);
  },
);

test("levels have a scale of their own, from 100 to the highest usual one", () => {
  const endFor = (level: number) => scaleEnds([inventMonster({ level })])("level");
  expect([99, 120, ABSURD].map(endFor)).toEqual([100, 120, 100]);
});

test("a catalogue of any size has a scale, also one in which many are absurd", () => {
  const many = Array.from({ length: 200_000 }, (_, index) =>
    inventMonster({ hp: index % 3 === 0 ? ABSURD : 40 }),
  );
  expect(statScale(many)).toBe(ABSURD);
});

test("an unknown value has no share, and one beyond the scale more than 1", () => {
  expect(shareOfScale(null, 150)).toBeNull();
  expect([-5, 0, 75, 150, 300].map((value) => shareOfScale(value, 150))).toEqual([0, 0, 0.5, 1, 2]);
});
