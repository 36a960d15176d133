// Measures the product on this machine, see README.md: npm run bench [-- parts] [--rounds 5]
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Figure } from "./figures.ts";
import { INTERACTION } from "./interaction.ts";
import { LIGHTHOUSE } from "./lighthouse.ts";
import { LOADING } from "./loading.ts";
import { keepFigures, toSection } from "./report.ts";
import { measurePart } from "./rounds.ts";
import { benchSearch } from "./search.ts";

if (!existsSync(resolve(import.meta.dirname, "node_modules"))) {
  console.error("The bench is not installed: npm ci --prefix tools/bench");
  process.exit(1);
}

/** Fewer than these are for a look: their figures are not kept. */
const ROUNDS = 5;

const { values, positionals } = parseArgs({
  options: { rounds: { type: "string", default: String(ROUNDS) } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);

const PARTS: Record<string, () => Figure[] | Promise<Figure[]>> = {
  loading: () => measurePart(LOADING, rounds),
  interaction: () => measurePart(INTERACTION, rounds),
  scale: async () => measurePart((await import("./scale.ts")).SCALE, rounds),
  lighthouse: () => measurePart(LIGHTHOUSE, rounds),
  search: benchSearch,
};
const unknown = positionals.find((name) => !(name in PARTS));
if (unknown !== undefined) throw new Error(`Not "${unknown}", only: ${Object.keys(PARTS)}`);

const chosen = Object.keys(PARTS).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);

for (const [name, measure] of Object.entries(PARTS)) {
  if (!chosen.includes(name)) continue;
  console.error(`Measuring ${name} …`);
  try {
    const figures = await measure();
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
