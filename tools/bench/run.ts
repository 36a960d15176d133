// Measures the product on this machine, see docs/benchmarks.md: npm run bench [-- parts] [--compare commit]
import { constants } from "node:os";
import { parseArgs } from "node:util";
import { checkOut } from "./builds.ts";
import { toComparisonTable } from "./comparison-table.ts";
import { type Figure, toTable } from "./figures.ts";
import { INTERACTION } from "./interaction.ts";
import { LIGHTHOUSE } from "./lighthouse.ts";
import { LOADING, SLOW_PHONE_LOADING } from "./loading.ts";
import { benchLongLife } from "./long-life.ts";
import { benchPortraits } from "./portraits.ts";
import { keepFigures, titleOf } from "./report.ts";
import { type BrowserPart, COMPARISON_ROUNDS, comparePart, measurePart } from "./rounds.ts";
import { SCALE } from "./scale.ts";
import { benchSearch } from "./search.ts";
import { OWN_SITES, type Sites, sitesOf } from "./sites.ts";

type Part = BrowserPart | (() => Figure[] | Promise<Figure[]>);

const PARTS: Record<string, Part> = {
  loading: LOADING,
  "slow-phone": SLOW_PHONE_LOADING,
  interaction: INTERACTION,
  scale: SCALE,
  "long-life": benchLongLife,
  lighthouse: LIGHTHOUSE,
  search: benchSearch,
  portraits: benchPortraits,
};

const print = (part: string, ...paragraphs: string[]) =>
  console.log([`### ${titleOf(part)}`, ...paragraphs, ""].join("\n\n"));

async function measure(name: string, part: Part): Promise<void> {
  console.error(`Measuring ${name} …`);
  try {
    const figures = await (typeof part === "function" ? part() : measurePart(part));
    // Kept after each part, so that a later failure does not lose it.
    keepFigures(name, figures);
    print(name, toTable(figures));
  } catch (error) {
    console.error(error);
    console.error(`The figures of ${name} stay as they were.`);
    process.exitCode = 1;
  }
}

async function compare(name: string, part: Part, commit: string, sites: Sites): Promise<void> {
  if (typeof part === "function") return;
  console.error(`Comparing ${name} with ${commit} …`);
  const { ours, theirs } = await comparePart(part, sites);
  const table = toComparisonTable(ours, theirs, `\`${commit}\``);
  print(name, table, `${COMPARISON_ROUNDS} rounds.`);
}

// Temporary files are removed when the process exits, which it does not do by itself on a signal.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

const { values, positionals } = parseArgs({
  options: { compare: { type: "string" } },
  allowPositionals: true,
});
const commit = values.compare;
const possible = Object.entries(PARTS).filter(
  ([, part]) => commit === undefined || typeof part !== "function",
);
const names = possible.map(([name]) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`Not "${unknown}", only: ${names.join(", ")}`);

const sites = commit === undefined ? OWN_SITES : sitesOf(await checkOut(commit));
for (const [name, part] of possible) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  await (commit === undefined ? measure(name, part) : compare(name, part, commit, sites));
}
// The servers of the sites are still open.
process.exit();
