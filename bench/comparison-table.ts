import { type Figure, median } from "./figures.ts";
import { formatValue } from "./figures-table.ts";
import { adjustByHolm, signedRankP } from "./signed-rank.ts";

/** What one visit measured of this version and of the other. */
export type VersionPair = { ours: Figure[]; theirs: Figure[] };

/** Below this, a difference is beyond noise. */
const SIGNIFICANCE_LEVEL = 0.05;

type Values = { ours: number | null; theirs: number | null };
type Measured = { ours: number; theirs: number };
type Series = { what: string; unit: string; rounds: Values[] };

function toSeries(pairs: readonly VersionPair[]): Series[] {
  const series = new Map<string, Series>();
  for (const { ours, theirs } of pairs) {
    for (const [index, { what, unit, value }] of ours.entries()) {
      const row = series.get(what) ?? { what, unit, rounds: [] };
      row.rounds.push({ ours: value, theirs: theirs[index]?.value ?? null });
      series.set(what, row);
    }
  }
  return [...series.values()];
}

const isMeasured = (values: Values): values is Measured =>
  values.ours !== null && values.theirs !== null;

function formatP(p: number): string {
  return p < 0.001 ? "< 0.001" : String(Number(p.toPrecision(2)));
}

/** There is no ratio to nothing. */
function formatRatio(rounds: readonly Measured[]): string {
  if (rounds.length === 0 || rounds.some(({ theirs }) => theirs === 0)) return "";
  return formatValue(median(rounds.map(({ ours, theirs }) => ours / theirs)), "×");
}

function formatVerdict(rounds: readonly Measured[], p: number): string {
  if (p >= SIGNIFICANCE_LEVEL) return "no";
  return median(rounds.map(({ ours, theirs }) => ours - theirs)) < 0 ? "**less**" : "**more**";
}

/**
 * The comparison as a Markdown table, from the figures of all rounds: of each figure the median of the
 * ratios within a round, the median of each version, and whether the differences within the rounds are
 * beyond noise. `p` is that of the signed-rank test, adjusted for all rows by Holm's method. What any
 * visit could not measure is not compared.
 */
export function toComparisonTable(pairs: readonly VersionPair[], otherVersion: string): string {
  const series = toSeries(pairs);
  const compared = series.map(({ rounds }) => (rounds.every(isMeasured) ? rounds : []));
  const pValues = adjustByHolm(
    compared.map((rounds) => signedRankP(rounds.map(({ ours, theirs }) => ours - theirs))),
  );
  const rows = series.map(({ what, unit, rounds: all }, index) => {
    const rounds = compared[index] ?? [];
    const p = pValues[index] ?? 1;
    const medianOf = (version: keyof Values) => {
      const values = all.map((values) => values[version]).filter((value) => value !== null);
      return values.length < all.length ? "not available" : formatValue(median(values), unit);
    };
    const cells = [what, formatRatio(rounds), medianOf("ours"), medianOf("theirs")];
    if (rounds.length === 0) return `| ${cells.join(" | ")} | not compared | |`;
    return `| ${cells.join(" | ")} | ${formatVerdict(rounds, p)} | ${formatP(p)} |`;
  });
  return [
    `| what | ratio | this version | ${otherVersion} | beyond noise | p |`,
    "|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
