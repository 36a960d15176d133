// Measures the product on this machine, see docs/benchmarks.md: npm run bench [-- parts] [--rounds 5]
import { parseArgs } from "node:util";
import type { Figure } from "./figures.ts";
import { INTERACTION } from "./interaction.ts";
import { LIGHTHOUSE } from "./lighthouse.ts";
import { LOADING } from "./loading.ts";
import { keepFigures, toSection } from "./report.ts";
import { type BrowserPart, measurePart } from "./rounds.ts";
import { SCALE } from "./scale.ts";
import { benchSearch } from "./search.ts";

const PARTS: Record<string, BrowserPart | (() => Figure[])> = {
  loading: LOADING,
  interaction: INTERACTION,
  scale: SCALE,
  lighthouse: LIGHTHOUSE,
  search: benchSearch,
};

/** Fewer than these are for a look: their figures are not kept. */
const ROUNDS = 5;

const { values, positionals } = parseArgs({
  options: { rounds: { type: "string", default: String(ROUNDS) } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const unknown = positionals.find((name) => !(name in PARTS));
if (unknown !== undefined) throw new Error(`Not "${unknown}", only: ${Object.keys(PARTS)}`);

for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.error(`Measuring ${name} …`);
  try {
    const figures = typeof part === "function" ? part() : await measurePart(part, rounds);
    // Kept after each part, so that a later failure does not lose it.
    if (rounds >= ROUNDS) keepFigures(name, figures);
    console.log(`${toSection(name, figures)}\n`);
  } catch (error) {
    console.error(error);
    console.error(`The figures of ${name} stay as they were.`);
    process.exitCode = 1;
  }
}
// The servers of the sites are still open.
process.exit();
