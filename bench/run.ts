// Measures the product on this machine: npm run bench. It prints tables, and keeps them in
// docs/benchmarks.md and as JSON. With names of parts, as in npm run bench -- loading search, it
// measures only these.
import type { Figure } from "./figures.ts";
import { toTable } from "./figures-table.ts";
import { benchInteraction } from "./interaction.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLoading, benchSlowPhone } from "./loading.ts";
import { benchLongLife } from "./long-life.ts";
import { benchPortraits } from "./portraits.ts";
import { logProgress } from "./progress.ts";
import { titleOf, writeReport } from "./report.ts";
import { type PartResult, readResults, storeResults } from "./results.ts";
import { benchScale } from "./scale.ts";
import { benchSearch } from "./search.ts";

type Bench = () => Promise<Figure[]>;

const PARTS: Record<string, Bench> = {
  loading: benchLoading,
  "slow-phone": benchSlowPhone,
  interaction: benchInteraction,
  scale: benchScale,
  "long-life": benchLongLife,
  lighthouse: benchLighthouse,
  search: async () => benchSearch(),
  portraits: async () => benchPortraits(),
};

function selectParts(names: readonly string[]) {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Error(`No part is called ${unknown}, only ${Object.keys(PARTS)}`);
  return Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
}

async function measure(part: string, bench: Bench): Promise<PartResult> {
  logProgress(`Measuring ${part} …`);
  const figures = await bench().catch((cause: unknown) => {
    throw new Error(`The part "${part}" failed`, { cause });
  });
  const broken = figures.find(({ value }) => Number.isNaN(value));
  if (broken) throw new Error(`No number came out for "${broken.what}"`);
  return { part, day: new Date().toISOString().slice(0, 10), figures };
}

for (const [part, bench] of selectParts(process.argv.slice(2))) {
  try {
    const result = await measure(part, bench);
    // Stored after each part, so that a later failure does not lose it.
    storeResults([result], Object.keys(PARTS));
    writeReport(readResults());
    console.log(`### ${titleOf(part)}\n\n${toTable(result.figures)}\n`);
  } catch (error) {
    console.error(error);
    logProgress(`The figures of ${part} stay as they were.`);
    process.exitCode = 1;
  }
}
