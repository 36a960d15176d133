/** The rank of each value from 1, where equal values share the mean of their ranks. */
function midRanks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/**
 * How many of all choices of signs have each sum of positive ranks. The ranks are doubled, so that the
 * means of two ranks are integers, too.
 */
function countSums(doubledRanks: readonly number[]): number[] {
  return doubledRanks.reduce<number[]>(
    (counts, rank) =>
      Array.from(
        { length: counts.length + rank },
        (_, sum) => (counts[sum] ?? 0) + (counts[sum - rank] ?? 0),
      ),
    [1],
  );
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * The two-sided p-value of the exact Wilcoxon signed-rank test of paired differences: how likely ranks
 * at least this uneven are when each difference is positive or negative by chance.
 *
 * Zeros are left out, the rest is ranked by size, and W is the sum of the ranks of the positive ones.
 * All 2ⁿ choices of signs are equally likely, so p = 2 · min(P(W ≤ w), P(W ≥ w)), at most 1. Without
 * any difference p is 1; n differences of one sign give 2 / 2ⁿ, the least there is.
 *
 * Source: F. Wilcoxon, "Individual Comparisons by Ranking Methods", Biometrics Bulletin 1(6), 1945.
 */
export function signedRankP(differences: readonly number[]): number {
  const changes = differences.filter((difference) => difference !== 0);
  const doubledRanks = midRanks(changes.map(Math.abs)).map((rank) => 2 * rank);
  const positive = total(doubledRanks.filter((_, index) => (changes[index] ?? 0) > 0));
  const counts = countSums(doubledRanks);
  const atMost = total(counts.slice(0, positive + 1));
  const atLeast = total(counts.slice(positive));
  return Math.min(1, (2 * Math.min(atMost, atLeast)) / 2 ** changes.length);
}

/**
 * Adjusts p-values of several tests, so that below 0.05 not even one of them is there by chance in
 * more than 5 % of all comparisons: the smallest of m is multiplied by m, the next by m − 1, and so on,
 * and none becomes smaller than the one before it.
 *
 * Source: S. Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of
 * Statistics 6(2), 1979.
 */
export function adjustByHolm(pValues: readonly number[]): number[] {
  const order = pValues.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
  const adjusted = pValues.map(() => 1);
  let largest = 0;
  for (const [rank, { p, index }] of order.entries()) {
    largest = Math.max(largest, Math.min(1, p * (pValues.length - rank)));
    adjusted[index] = largest;
  }
  return adjusted;
}
