import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Figure, toTable } from "./figures.ts";

/** The results of one part of the benchmark, with their date. */
export type PartResult = { part: string; day: string; figures: Figure[] };

const DOCUMENT = "docs/benchmarks.md";
const JSON_FILE = "bench/results.json";
const PLACE = /(<!-- figures -->\n).*(<!-- end of figures -->)/s;

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model ?? "unknown processor"}, Node ${process.version}`;
}

/** All parts as Markdown, each below a heading of its own. */
export function toMarkdown(results: readonly PartResult[]): string {
  const parts = results.map(
    ({ part, day, figures }) =>
      `### ${part[0]?.toUpperCase()}${part.slice(1)}\n\n${toTable(figures)}\n\nMeasured on ${day}.`,
  );
  return [...parts, `The machine: ${machine()}.`].join("\n\n");
}

/** The stored parts, with newly measured ones in place of the old. */
function keptWith(results: readonly PartResult[], order: readonly string[]): PartResult[] {
  const { parts }: { parts: PartResult[] } = JSON.parse(readFileSync(JSON_FILE, "utf8"));
  const byName = new Map([...parts, ...results].map((result) => [result.part, result]));
  return order.flatMap((part) => byName.get(part) ?? []);
}

/** Stores results as JSON and in `docs/benchmarks.md`, in this order of parts. */
export function keep(measured: readonly PartResult[], order: readonly string[]): void {
  const results = keptWith(measured, order);
  const text = readFileSync(DOCUMENT, "utf8");
  if (!PLACE.test(text)) throw new Error(`${DOCUMENT} has no place for figures`);
  const table = toMarkdown(results);
  writeFileSync(
    DOCUMENT,
    text.replace(PLACE, (_, start, end) => `${start}\n${table}\n\n${end}`),
  );
  writeFileSync(JSON_FILE, `${JSON.stringify({ machine: machine(), parts: results }, null, 2)}\n`);
}
