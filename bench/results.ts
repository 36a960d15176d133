import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Figure } from "./figures.ts";

/** The results of one part of the benchmark, with their date. */
export type PartResult = { part: string; day: string; figures: Figure[] };

/** The latest results of each part, and the machine that measured last. */
export type Results = { machine: string; parts: PartResult[] };

const FILE = "bench/results.json";

function thisMachine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model ?? "unknown processor"}, Node ${process.version}`;
}

/** The stored results. */
export function readResults(): Results {
  const results: Results = JSON.parse(readFileSync(FILE, "utf8"));
  return results;
}

/** Stores newly measured parts in place of the old, in this order of parts. */
export function storeResults(measured: readonly PartResult[], order: readonly string[]): void {
  const byName = new Map(
    [...readResults().parts, ...measured].map((result) => [result.part, result]),
  );
  const parts = order.flatMap((part) => byName.get(part) ?? []);
  const results: Results = { machine: thisMachine(), parts };
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
