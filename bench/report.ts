import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawChart, summarize } from "./chart/chart.ts";
import { toTable } from "./figures-table.ts";
import type { PartResult, Results } from "./results.ts";

const FOLDER = "docs";
const DOCUMENT = join(FOLDER, "benchmarks.md");
const PLACE = /(<!-- figures -->\n).*(<!-- end of figures -->)/s;

/** The name of a part in words. */
export function titleOf(part: string): string {
  return `${part[0]?.toUpperCase()}${part.slice(1)}`.replaceAll("-", " ");
}

const pictureOf = (part: string) => `benchmarks/${part}.svg`;

function toSection({ part, day, figures }: PartResult): string {
  const title = titleOf(part);
  const alternative = `${title} as bars. ${summarize(figures)} The table below has all figures.`;
  return [
    `### ${title}`,
    `![${alternative}](${pictureOf(part)})`,
    toTable(figures),
    `Measured on ${day}.`,
  ].join("\n\n");
}

/** The results as files: the document, whose text is `document` so far, and its pictures. */
export function toReport({ machine, parts }: Results, document: string): Map<string, string> {
  if (!PLACE.test(document)) throw new Error(`${DOCUMENT} has no place for figures`);
  const text = [...parts.map(toSection), `The machine: ${machine}.`].join("\n\n");
  return new Map([
    [DOCUMENT, document.replace(PLACE, (_, start, end) => `${start}\n${text}\n\n${end}`)],
    ...parts.map(({ part, figures }): [string, string] => [
      join(FOLDER, pictureOf(part)),
      drawChart(titleOf(part), figures),
    ]),
  ]);
}

/** Writes the results into `docs/benchmarks.md` and draws its pictures. */
export function writeReport(results: Results): void {
  for (const [path, content] of toReport(results, readFileSync(DOCUMENT, "utf8"))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
