import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { STATS } from "#src/monsters/monster.ts";
import {
  LEVEL_SCALE,
  STAT_SCALE,
  scaleEnd,
  shareOfScale,
  statScale,
  usualLimit,
} from "#src/monsters/stat-scale.ts";
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

test("without a catalogue only the absurd is an outlier", () => {
  const monster = inventMonster({ hp: 3_000, attack: 2_500 });
  const absurd = inventMonster({ hp: 1_000_000, attack: 70 });
  expect([[monster], [absurd]].map(statScale)).toEqual([3_000, 150]);
  expect(scaleEnd([monster, absurd], STAT_SCALE, usualLimit([], STAT_SCALE))).toBe(3_000);
});

test.each([{ speed: 9_999_999 }, { hp: ABSURD, attack: ABSURD, defense: ABSURD, speed: ABSURD }])(
  "an absurd monster does not change the scale of a catalogue: %o",
  (stats) => {
    for (const catalogue of [CATALOGUE, CATALOGUE.slice(0, 1)])
      expect(statScale([...catalogue, inventMonster(stats)])).toBe(150);
  },
);

test("what is usual in a catalogue is on the scale of some of its monsters, too", () => {
  const catalogue = [900, 40_000, 52_000].map((hp) => inventMonster({ hp }));
  expect(statScale(catalogue)).toBe(52_000);
  const some = catalogue.slice(0, 2);
  expect(statScale(some)).toBe(900);
  expect(scaleEnd(some, STAT_SCALE, usualLimit(catalogue, STAT_SCALE))).toBe(40_000);
});

test("levels have a scale of their own, from 100 to the highest usual one", () => {
  const endFor = (level: number) => scaleEnd([inventMonster({ level })], LEVEL_SCALE);
  expect([99, 120, ABSURD].map(endFor)).toEqual([100, 120, 100]);
});

test("high scales are finite, and written short without rounding", () => {
  const endFor = (...values: number[]) => statScale(values.map((hp) => inventMonster({ hp })));
  expect(endFor(1_234_567, 1_111_111)).toBe(1_240_000);
  expect(endFor(Number.MAX_VALUE, Number.MAX_VALUE)).toBe(Number.MAX_VALUE);
});

test("a catalogue of any size has a scale, and one in which many are absurd takes no longer", () => {
  const many = Array.from({ length: 200_000 }, (_, index) =>
    inventMonster({ hp: index % 3 === 0 ? ABSURD : 40 }),
  );
  const start = performance.now();
  expect(statScale(many)).toBe(ABSURD);
  expect(performance.now() - start).toBeLessThan(500);
});

test("an unknown value has no share, and one beyond the scale more than 1", () => {
  expect(shareOfScale(null, 150)).toBeNull();
  expect([-5, 0, 75, 150, 300].map((value) => shareOfScale(value, 150))).toEqual([0, 0, 0.5, 1, 2]);
});
