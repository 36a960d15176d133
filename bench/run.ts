// Measures the product on this machine: npm run bench. Prints a table, and keeps it in the README and as JSON.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { benchBrowsing } from "./browsing.ts";
import { type Figure, toTable } from "./figures.ts";
import { benchPortraits } from "./portraits.ts";
import { benchSearch } from "./search.ts";

const PARTS = { search: benchSearch, portraits: benchPortraits, browsing: benchBrowsing };
const OUTPUT = "bench/results.json";

const figures: Figure[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  console.error(`Measuring ${name} …`);
  figures.push(...(await part()));
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`;
writeFileSync(OUTPUT, `${JSON.stringify({ machine, figures }, null, 2)}\n`);

const table = `${toTable(figures)}\n\nMeasured on ${machine}.`;
const readme = readFileSync("README.md", "utf8");
writeFileSync(
  "README.md",
  readme.replace(/(<!-- figures -->\n).*(<!-- end of figures -->)/s, `$1\n${table}\n\n$2`),
);
console.log(`\n${table}\nAlso in ${OUTPUT} and README.md.`);
