// Prints the slowest tests of the last `npm test`, and the total time of each runner.
import { existsSync, readFileSync } from "node:fs";

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);

const e2e = readReport("test-results/e2e.json");

const unitTests = (readReport("test-results/unit.json")?.testResults ?? []).flatMap(
  ({ name: path, assertionResults }) =>
    assertionResults.map(({ duration, fullName: title }) => ({ path, duration, title })),
);

const testsIn = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      path: `${file} (${projectName})`,
      duration: results.reduce((total, result) => total + result.duration, 0),
      title,
    })),
  ),
  ...suites.flatMap(testsIn),
];
const browserTests = (e2e?.suites ?? []).flatMap(testsIn);

const sum = (tests) => tests.reduce((total, { duration }) => total + (duration ?? 0), 0);
const seconds = (milliseconds = 0) => `${(milliseconds / 1_000).toFixed(1)} s`;

/** The share of the workers' time that went into servers, browsers and reports, in percent. Vitest prints its own. */
const setUp = ({ stats, config }) =>
  Math.round(100 * (1 - sum(browserTests) / (config.workers * stats.duration)));

const slowest = [...unitTests, ...browserTests].sort(
  (a, b) => (b.duration ?? 0) - (a.duration ?? 0),
);
console.log(`Unit and route tests: ${seconds(sum(unitTests))} one after the other.`);
if (e2e)
  console.log(
    `Browser tests: ${seconds(sum(browserTests))}, and ${setUp(e2e)} % of all for set-up.`,
  );
console.log("The slowest:");
for (const { path, duration, title } of slowest.slice(0, 20))
  console.log(`${seconds(duration).padStart(7)}  ${path.split("/").at(-1)}: ${title}`);
