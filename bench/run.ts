// Measures the product on this machine: npm run bench. It prints tables, and keeps them in
// docs/benchmarks.md and as JSON. With names of parts, as in npm run bench -- loading search, it
// measures only these. With --compare and the name of a commit, it prints how this version and that
// commit differ, and keeps nothing.
import { constants } from "node:os";
import { parseArguments } from "./bench-arguments.ts";
import { checkOut, resolveCommit } from "./commit-checkout.ts";
import { COMPARISON_ROUNDS, compareVersions } from "./compare-versions.ts";
import { toComparisonTable } from "./comparison-table.ts";
import { toTable } from "./figures-table.ts";
import { PARTS, type Part } from "./parts.ts";
import { logProgress } from "./progress.ts";
import { titleOf, writeReport } from "./report.ts";
import { type PartResult, readResults, storeResults } from "./results.ts";

type Commit = { name: string; hash: string };

async function measure(name: string, { bench }: Part): Promise<PartResult> {
  logProgress(`Measuring ${name} …`);
  const figures = await bench().catch((cause: unknown) => {
    throw new Error(`The part "${name}" failed`, { cause });
  });
  const broken = figures.find(({ value }) => Number.isNaN(value));
  if (broken) throw new Error(`No number came out for "${broken.what}"`);
  return { part: name, day: new Date().toISOString().slice(0, 10), figures };
}

async function measureParts(selected: readonly [string, Part][]): Promise<void> {
  for (const [name, part] of selected) {
    try {
      const result = await measure(name, part);
      // Stored after each part, so that a later failure does not lose it.
      storeResults([result], Object.keys(PARTS));
      writeReport(readResults());
      console.log(`### ${titleOf(name)}\n\n${toTable(result.figures)}\n`);
    } catch (error) {
      console.error(error);
      logProgress(`The figures of ${name} stay as they were.`);
      process.exitCode = 1;
    }
  }
}

async function compareParts(selected: readonly [string, Part][], commit: Commit): Promise<void> {
  logProgress(`Checking out ${commit.name} …`);
  using checkout = await checkOut(commit.hash);
  for (const [name, { comparable }] of selected) {
    if (!comparable) continue;
    logProgress(`Comparing ${name} …`);
    const pairs = await compareVersions(comparable, checkout.root).catch((cause: unknown) => {
      throw new Error(`The part "${name}" cannot be compared with ${commit.name}`, { cause });
    });
    const table = toComparisonTable(pairs, `\`${commit.name}\``);
    console.log(`### ${titleOf(name)}\n\n${table}\n\n${COMPARISON_ROUNDS} rounds.\n`);
  }
}

function readCommandLine() {
  const all = Object.keys(PARTS);
  const comparable = all.filter((name) => PARTS[name]?.comparable);
  try {
    const { parts, commit } = parseArguments(process.argv.slice(2), { all, comparable });
    const selected = Object.entries(PARTS).filter(([name]) => parts.includes(name));
    return { selected, commit: commit && { name: commit, hash: resolveCommit(commit) } };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

// What is temporary is removed when the process exits, which it does not do by itself on a signal.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

const { selected, commit } = readCommandLine();
if (commit) await compareParts(selected, commit);
else await measureParts(selected);
