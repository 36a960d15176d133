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
  fc
    .record({ hp: VALUE, attack: VALUE, defense: VALUE, speed: VALUE })
    .map((stats) => inventMonster({ ...stats })),
);

test.each([
  [null, 150],
  [0, 150],
  [150, 150],
  [151, 200],
  [255, 300],
])("a highest stat of %s is on a scale to %i", (hp, end) => {
  expect(statScale([inventMonster({ hp })])).toBe(end);
});

test("the scale holds every stat of usual height, and ends less than a step above the highest", () => {
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

const ABSURD = 1e308;

test("without a catalogue only the absurd is an outlier", () => {
  const monster = inventMonster({ name: "タカモン", hp: 3_000, attack: 2_500 });
  const absurd = inventMonster({ name: "ケタハズレ", hp: 1_000_000, attack: 70 });
  expect(statScale([monster])).toBe(3_000);
  expect(statScale([absurd])).toBe(150);
  expect(scaleEnd([monster, absurd], STAT_SCALE, usualLimit([], STAT_SCALE))).toBe(3_000);
});

test.each([
  ["one stat", { hp: ABSURD }],
  ["a million", { speed: 9_999_999 }],
  ["every stat", { hp: ABSURD, attack: ABSURD, defense: ABSURD, speed: ABSURD }],
])("an absurd monster does not change the scale of a catalogue: %s", (_, stats) => {
  expect(statScale(CATALOGUE)).toBe(150);
  expect(statScale([...CATALOGUE, inventMonster({ name: "ケタハズレ", ...stats })])).toBe(150);
  expect(
    statScale([...CATALOGUE.slice(0, 1), inventMonster({ name: "ケタハズレ", ...stats })]),
  ).toBe(150);
});

test("a stat that is high throughout a catalogue is on its scale", () => {
  const monsters = [900, 4_000, 5_200, 2_500].map((hp) =>
    inventMonster({ name: "タカモン", hp, attack: 40 }),
  );
  expect(statScale(monsters)).toBe(5_200);
});

test("what is usual in a catalogue is usual for some of its monsters too", () => {
  const catalogue = [900, 4_000, 5_200].map((hp) => inventMonster({ name: "タカモン", hp }));
  const limit = usualLimit(catalogue, STAT_SCALE);
  expect(scaleEnd(catalogue.slice(0, 2), STAT_SCALE, limit)).toBe(4_000);
  expect(scaleEnd(catalogue.slice(1, 2), STAT_SCALE, limit)).toBe(4_000);
});

test("levels have a scale of their own, from 100 to the highest usual one", () => {
  const levels = (...all: number[]) =>
    scaleEnd(
      all.map((level) => inventMonster({ name: "レベモン", level })),
      LEVEL_SCALE,
    );
  expect(levels(5, 99)).toBe(100);
  expect(levels(5, 120)).toBe(120);
  expect(levels(5, ABSURD)).toBe(100);
});

test("every scale is a finite number", () => {
  const value = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(fc.array(value), (all) => {
      const end = statScale(all.map((hp) => inventMonster({ hp })));
      expect(end).toBeGreaterThanOrEqual(150);
      expect(end).toBeLessThan(Number.POSITIVE_INFINITY);
    }),
  );
  expect(statScale([1, 2].map(() => inventMonster({ hp: Number.MAX_VALUE })))).toBe(
    Number.MAX_VALUE,
  );
});

test("a scale of millions is written short without rounding", () => {
  const monsters = [1_234_567, 1_111_111].map((hp) => inventMonster({ hp }));
  expect(statScale(monsters)).toBe(1_240_000);
});

test("a catalogue of any size has a scale", () => {
  const hp = 1_234;
  const many = Array.from({ length: 200_000 }, () => inventMonster({ hp }));
  expect(statScale(many)).toBe(1_250);
});

test("a catalogue in which many are absurd takes no longer", () => {
  const many = Array.from({ length: 100_000 }, (_, index) =>
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
