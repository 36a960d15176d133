import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { type Figure, toTables } from "./figures.ts";

type PartResult = { part: string; day: string; figures: Figure[] };

/** The latest results of each part, and the machine that measured last. */
type Results = { machine: string; parts: PartResult[] };

const RESULTS = resolve(import.meta.dirname, "results.json");

/** The page of the figures. */
export const DOCUMENT = resolve(import.meta.dirname, "README.md");

/** What stands in the document below this line is written by the benchmark. */
const MARK = "<!-- figures -->";

/** The figures of a part with its heading, in Markdown. */
export const toSection = (part: string, figures: readonly Figure[]): string =>
  `### ${part.charAt(0).toUpperCase()}${part.slice(1)}\n\n${toTables(figures)}`;

/** The page of the figures, whose text is `document` so far, with these results. */
export function toReport({ machine, parts }: Results, document: string): string {
  const sections = parts.map(
    ({ part, day, figures }) => `${toSection(part, figures)}\n\nMeasured on ${day}.`,
  );
  const [text] = document.split(MARK);
  return `${text}${MARK}\n\n${[...sections, `The machine: ${machine}.`].join("\n\n")}\n`;
}

/** The stored results. */
export const readResults = (): Results => JSON.parse(readFileSync(RESULTS, "utf8"));

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
