import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Figure, toTable } from "./figures.ts";

type PartResult = { part: string; day: string; figures: Figure[] };

/** The latest results of each part, and the machine that measured last. */
export type Results = { machine: string; parts: PartResult[] };

const RESULTS = "tools/bench/results.json";
const DOCUMENT = "docs/benchmarks.md";

/** The name of a part in words. */
export const titleOf = (part: string): string =>
  `${part.charAt(0).toUpperCase()}${part.slice(1)}`.replaceAll("-", " ");

/**
 * A document with another content between `<!-- mark -->` and `<!-- end of mark -->`.
 * @throws {Error} when it has no such place.
 */
export function fillIn(document: string, mark: string, content: string): string {
  const place = new RegExp(`(?<=<!-- ${mark} -->\n).*(?=<!-- end of ${mark} -->)`, "s");
  if (!place.test(document)) throw new Error(`The document has no place for "${mark}"`);
  return document.replace(place, () => `\n${content}\n\n`);
}

/** The document `docs/benchmarks.md`, whose text is `document` so far, with these results. */
export function toReport({ machine, parts }: Results, document: string): string {
  const sections = parts.flatMap(({ part, day, figures }) => [
    `### ${titleOf(part)}`,
    toTable(figures),
    `Measured on ${day}.`,
  ]);
  return fillIn(document, "figures", [...sections, `The machine: ${machine}.`].join("\n\n"));
}

/** The stored results. */
export function readResults(): Results {
  const results: Results = JSON.parse(readFileSync(RESULTS, "utf8"));
  return results;
}

/** Stores the figures of a part in place of its old ones, and writes them into the document. */
export function keepFigures(part: string, figures: Figure[]): void {
  const [first] = cpus();
  const machine = `${cpus().length} × ${first?.model ?? "unknown processor"}, Node ${process.version}`;
  const result: PartResult = { part, day: new Date().toISOString().slice(0, 10), figures };
  const { parts } = readResults();
  const index = parts.findIndex((other) => other.part === part);
  const results = { machine, parts: index < 0 ? [...parts, result] : parts.with(index, result) };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(DOCUMENT, toReport(results, readFileSync(DOCUMENT, "utf8")));
}
