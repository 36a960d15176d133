import { readFileSync, writeFileSync } from "node:fs";
import { type Figure, isMet } from "../figures.ts";
import type { Measure } from "./query-kinds.ts";
import type { KindResult } from "./search-quality.ts";

const DOCUMENT = "docs/search.md";
const PLACE = /(<!-- search quality -->\n).*(<!-- end of search quality -->)/s;

const MEASURES: Record<Measure, string> = {
  first: "first",
  firstThree: "first three",
  found: "found",
  foundOrSuggested: "found or suggested",
};

const formatShare = (share: number) => `${Number(share.toFixed(1))} %`;

function formatRow({ kind, answers, shares }: KindResult): string {
  const { measure, atLeast } = kind.target;
  return [
    "",
    ...[kind.what, answers.length, ...Object.values(shares).map(formatShare)],
    `${MEASURES[measure]} ≥ ${atLeast} %`,
    isMet(shares[measure], { atLeast }) ? "yes" : "**no**",
    "",
  ]
    .join(" | ")
    .trim();
}

/** The results as a Markdown table. */
export function toQualityTable(results: readonly KindResult[]): string {
  const measures = Object.values(MEASURES).join(" | ");
  return [
    `| what is typed | queries | ${measures} | target | met |`,
    "|---|---|---|---|---|---|---|---|",
    ...results.map(formatRow),
  ].join("\n");
}

/** The results as figures of the benchmark: of each kind the share that has a target. */
export function toQualityFigures(results: readonly KindResult[]): Figure[] {
  return results.map(({ kind: { what, target }, shares }) => ({
    what: `search for ${what}: ${MEASURES[target.measure]}`,
    value: shares[target.measure],
    unit: "%",
    target: { atLeast: target.atLeast },
  }));
}

/** Stores the results in `docs/search.md`. */
export function keepQuality(results: readonly KindResult[]): void {
  const text = readFileSync(DOCUMENT, "utf8");
  if (!PLACE.test(text)) throw new Error(`${DOCUMENT} has no place for the quality of the search`);
  const table = toQualityTable(results);
  writeFileSync(
    DOCUMENT,
    text.replace(PLACE, (_, start, end) => `${start}\n${table}\n\n${end}`),
  );
}
