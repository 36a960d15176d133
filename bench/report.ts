import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Figure, toTable } from "./figures.ts";

/** What a part of the benchmark measured. */
export type PartResult = { part: string; figures: Figure[] };

const README = "README.md";
const JSON_FILE = "bench/results.json";
const PLACE = /(<!-- figures -->\n).*(<!-- end of figures -->)/s;

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model ?? "unknown processor"}, Node ${process.version}`;
}

/** All parts as Markdown, each below a heading of its own. */
export function toMarkdown(results: readonly PartResult[]): string {
  const parts = results.map(
    ({ part, figures }) => `### ${part[0]?.toUpperCase()}${part.slice(1)}\n\n${toTable(figures)}`,
  );
  return [...parts, `Measured on ${machine()}.`].join("\n\n");
}

/** Keeps the results in the README and as JSON. */
export function keep(results: readonly PartResult[]): void {
  const readme = readFileSync(README, "utf8");
  if (!PLACE.test(readme)) throw new Error(`${README} has no place for figures`);
  const table = toMarkdown(results);
  writeFileSync(
    README,
    readme.replace(PLACE, (_, start, end) => `${start}\n${table}\n\n${end}`),
  );
  writeFileSync(JSON_FILE, `${JSON.stringify({ machine: machine(), parts: results }, null, 2)}\n`);
}
