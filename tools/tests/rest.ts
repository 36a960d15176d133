// Runs what `npm run test:all` adds to `npm test`: more random cases, and the other browser tests.
import { run } from "../run-or-exit.ts";
import { testInBrowsers } from "./browser-tests.ts";
import { describeOptional, findBrowsers } from "./engines.ts";

const FUZZ = ["run", "fuzz", "--reporter=default", "--reporter=json"];

const { chromium: _, ...optional } = findBrowsers();
for (const line of describeOptional(optional)) console.log(line);
run("vitest", [...FUZZ, "--outputFile=test-results/fuzz.json"], { FUZZ_CASES: "1000" });
const installed = Object.entries(optional).flatMap(([name, found]) => (found ? name : []));
await testInBrowsers(
  "rest",
  ["rest", ...installed].map((name) => `--project=${name}`),
  true,
);
