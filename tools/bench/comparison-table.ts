import {
  type Figure,
  formatValue,
  median,
  medianFigures,
  toMarkdown,
  valuesAt,
} from "./figures.ts";
import { adjustByHolm, signedRankP } from "./signed-rank.ts";

/** Below this, a difference is beyond noise. */
const SIGNIFICANCE_LEVEL = 0.05;

const formatP = (p: number) => (p < 0.001 ? "< 0.001" : String(Number(p.toPrecision(2))));

function formatVerdict(differences: readonly number[], p: number): string {
  if (p >= SIGNIFICANCE_LEVEL) return "no";
  return median(differences) < 0 ? "**less**" : "**more**";
}

/**
 * The comparison of two versions as a table, from the figures of all rounds: of each figure the median
 * of the ratios within a round, the median of each version, and whether the differences within the
 * rounds are beyond noise. `p` is that of the signed-rank test, adjusted for all rows by Holm's method.
 */
export function toComparisonTable(
  ours: readonly Figure[][],
  theirs: readonly Figure[][],
  otherVersion: string,
): string {
  const series = medianFigures(ours).map(({ what, unit }, index) => {
    const own = valuesAt(ours, index);
    const other = valuesAt(theirs, index);
    const pair = (join: (own: number, other: number) => number) =>
      own.map((value, round) => join(value, other[round] ?? Number.NaN));
    // There is no ratio to nothing.
    const quotient = other.includes(0) ? "" : formatValue(median(pair((a, b) => a / b)), "×");
    const medians = [own, other].map((values) => formatValue(median(values), unit));
    return { cells: [what, quotient, ...medians], differences: pair((a, b) => a - b) };
  });
  const pValues = adjustByHolm(series.map(({ differences }) => signedRankP(differences)));
  return toMarkdown(
    ["what", "ratio", "this version", otherVersion, "beyond noise", "p"],
    series.map(({ cells, differences }, index) => {
      const p = pValues[index] ?? 1;
      return [...cells, formatVerdict(differences, p), formatP(p)];
    }),
  );
}
