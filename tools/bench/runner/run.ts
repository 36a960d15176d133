// Measures the product on this machine, see docs/benchmarks.md: npm run bench [-- parts] [--rounds 5]
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { run } from "../../run-or-exit.ts";
import type { Figure } from "../figures.ts";
import { INTERACTION } from "../interaction.ts";
import { LOADING } from "../loading.ts";
import { keepFigures, toSection } from "../report.ts";
import { measurePart } from "../rounds.ts";
import { benchSearch } from "../search.ts";
import { LIGHTHOUSE } from "./lighthouse.ts";

/** Fewer than these are for a look: their figures are not kept. */
const ROUNDS = 5;

const { values, positionals } = parseArgs({
  options: { rounds: { type: "string", default: String(ROUNDS) } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);

/** What only the benchmark needs lies in this folder, and is installed when a part first needs it. */
const PARTS: Record<string, () => Figure[] | Promise<Figure[]>> = {
  loading: () => measurePart(LOADING, rounds),
  interaction: () => measurePart(INTERACTION, rounds),
  scale: async () => measurePart((await import("./scale.ts")).SCALE, rounds),
  lighthouse: () => measurePart(LIGHTHOUSE, rounds),
  search: benchSearch,
};
const WITH_OWN_PACKAGES = ["scale", "lighthouse"];

/** Installs the packages of this folder, again where their lock file has changed, and checks the types with them. */
function install(): void {
  const timeOf = (name: string) =>
    statSync(resolve(import.meta.dirname, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // npm writes it when it is done.
  if (timeOf("node_modules/.package-lock.json") < timeOf("package-lock.json"))
    run("npm", ["ci", "--prefix", import.meta.dirname]);
  run("tsc", ["-p", import.meta.dirname]);
}

const unknown = positionals.find((name) => !(name in PARTS));
if (unknown !== undefined) throw new Error(`Not "${unknown}", only: ${Object.keys(PARTS)}`);

const chosen = Object.keys(PARTS).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);
if (chosen.some((name) => WITH_OWN_PACKAGES.includes(name))) install();

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
