import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adjustByHolm, signedRankP } from "../../../bench/signed-rank.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The sizes with each choice of signs. */
const allSigns = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (choices, size) =>
      choices.flatMap((choice) => [
        [...choice, size],
        [...choice, -size],
      ]),
    [[]],
  );

const differences = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 12 });

describe("the signed-rank test", () => {
  // Twice the lower tail of the distribution, as in any table of it.
  test.each([
    [10, [8], 50 / 1024],
    [10, [9], 66 / 1024],
    [12, [12, 1], 174 / 4096],
    [12, [12, 2], 214 / 4096],
    [9, [], 2 / 512],
    [5, [], 2 / 32],
  ])("of %i differences, of which %j are negative", (count, negative, p) => {
    const signed = upTo(count).map((size) => (negative.includes(size) ? -size : size));
    expect(signedRankP(signed)).toBeCloseTo(p, 10);
  });

  test("finds nothing where nothing differs", () => {
    expect(signedRankP([])).toBe(1);
    expect(signedRankP([0, 0, 0])).toBe(1);
    expect(signedRankP([3, -3])).toBe(1);
  });

  test("finds no difference by chance more often than it says", () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), (values, level) => {
        const all = allSigns(values).map(signedRankP);
        const found = all.filter((p) => p <= level).length;
        expect(found / all.length).toBeLessThanOrEqual(level);
      }),
      { numRuns: 50 },
    );
  });

  test("depends neither on the order, nor the unit, nor the direction", () => {
    fc.assert(
      fc.property(differences, fc.integer({ min: 1, max: 1_000 }), (values, unit) => {
        const p = signedRankP(values);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(signedRankP(values.toReversed())).toBe(p);
        expect(signedRankP(values.map((value) => value * unit))).toBe(p);
        expect(signedRankP(values.map((value) => -value))).toBe(p);
        expect(signedRankP([...values, 0])).toBe(p);
      }),
    );
  });

  test("is surer with one more difference in the same direction", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
        expect(signedRankP(upTo(count + 1))).toBe(signedRankP(upTo(count)) / 2);
      }),
    );
  });
});

describe("Holm's method", () => {
  test("multiplies the smallest most", () => {
    const adjusted = adjustByHolm([0.01, 0.04, 0.03, 0.005]);
    for (const [index, p] of [0.03, 0.06, 0.06, 0.02].entries())
      expect(adjusted[index]).toBeCloseTo(p, 10);
  });

  test("keeps the order and makes none smaller or larger than 1", () => {
    const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 });
    fc.assert(
      fc.property(pValues, (values) => {
        const adjusted = adjustByHolm(values);
        expect(adjusted).toHaveLength(values.length);
        for (const [index, p] of values.entries()) {
          const own = adjusted[index] ?? Number.NaN;
          expect(own).toBeGreaterThanOrEqual(p);
          expect(own).toBeLessThanOrEqual(1);
          for (const [other, otherP] of values.entries())
            if (otherP <= p) expect(adjusted[other]).toBeLessThanOrEqual(own);
        }
      }),
    );
  });
});
