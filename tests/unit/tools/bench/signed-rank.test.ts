import { expect, test } from "vitest";
import { adjustByHolm, signedRankP } from "../../../../tools/bench/signed-rank.ts";

// Twice the lower tail of the distribution, as in any table of it.
test.each([
  [10, [8], 50 / 1024],
  [10, [9], 66 / 1024],
  [12, [12, 1], 174 / 4096],
  [12, [12, 2], 214 / 4096],
  [9, [], 2 / 512],
  [5, [], 2 / 32],
])("the signed-rank test of %i differences, of which %j are negative", (count, negative, p) => {
  const sizes = Array.from({ length: count }, (_, index) => index + 1);
  const signed = sizes.map((size) => (negative.includes(size) ? -size : size));
  expect(signedRankP(signed)).toBe(p);
  expect(signedRankP([0, ...signed.map((size) => -1_000 * size).reverse()])).toBe(p);
});

test("equal differences share the mean of their ranks", () => {
  expect(signedRankP([2, 2, 1])).toBe(2 / 8);
  expect(signedRankP([2, -2, 1])).toBe(1);
});

test("the signed-rank test finds nothing where nothing differs", () => {
  for (const differences of [[], [0, 0], [3, -3]]) expect(signedRankP(differences)).toBe(1);
});

test("Holm's method multiplies the smallest most, keeps the order, and ends at 1", () => {
  const adjusted = adjustByHolm([0.01, 0.04, 0.03, 0.005, 0.8]);
  for (const [index, p] of [0.04, 0.09, 0.09, 0.025, 0.8].entries())
    expect(adjusted[index]).toBeCloseTo(p, 10);
  expect(adjustByHolm([0.6, 0.7])).toEqual([1, 1]);
});
