const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The rank of a value among all from 1, where equal values share the mean of their ranks. */
const midRank = (value: number, all: readonly number[]) =>
  sum(all.map((other) => Number(other < value) + Number(other === value) / 2)) + 1 / 2;

/**
 * The two-sided p-value of the exact Wilcoxon signed-rank test of paired differences: how likely ranks
 * at least this uneven are when each difference is positive or negative by chance. It tries all 2ⁿ choices
 * of signs. Without any difference p is 1; n differences of one sign give 2 / 2ⁿ, the least there is.
 *
 * Source: F. Wilcoxon, "Individual Comparisons by Ranking Methods", Biometrics Bulletin 1(6), 1945.
 */
export function signedRankP(differences: readonly number[]): number {
  const changes = differences.filter((difference) => difference !== 0);
  const sizes = changes.map(Math.abs);
  const ranks = sizes.map((size) => midRank(size, sizes));
  const unevenness = Math.abs(
    sum(ranks.map((rank, index) => rank * Math.sign(changes[index] ?? 0))),
  );
  const possible = ranks.reduce(
    (sums, rank) => sums.flatMap((total) => [total + rank, total - rank]),
    [0],
  );
  return possible.filter((total) => Math.abs(total) >= unevenness).length / possible.length;
}

/**
 * Adjusts p-values of several tests, so that below 0.05 not even one of them is there by chance in
 * more than 5 % of all comparisons: the smallest of m is multiplied by m, the next by m − 1, and so on,
 * and none becomes smaller than the one before it.
 *
 * Source: S. Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of
 * Statistics 6(2), 1979.
 */
export const adjustByHolm = (pValues: readonly number[]): number[] =>
  pValues.map((own) => {
    const factorOf = (p: number) => pValues.filter((other) => other >= p).length;
    return Math.min(1, Math.max(...pValues.filter((p) => p <= own).map((p) => p * factorOf(p))));
  });
