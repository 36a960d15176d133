// Prints the slowest tests of the last `npm test`, and how long the tests of each runner took together.
import { existsSync, readFileSync } from "node:fs";

const COUNT = 20;

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);

const unitTests = (readReport("test-results/unit.json")?.testResults ?? []).flatMap(
  ({ name: path, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      path,
      duration: duration ?? 0,
      title: fullName,
    })),
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
const browserTests = (readReport("test-results/e2e.json")?.suites ?? []).flatMap(testsIn);

const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`;
const total = (tests) => seconds(tests.reduce((sum, { duration }) => sum + duration, 0));

const slowest = [...unitTests, ...browserTests].sort((a, b) => b.duration - a.duration);
console.log(
  `Tests one after the other: unit and routes ${total(unitTests)}, browsers ${total(browserTests)}. The slowest:`,
);
for (const { path, duration, title } of slowest.slice(0, COUNT)) {
  console.log(`${seconds(duration).padStart(7)}  ${path.split("/").at(-1)}: ${title}`);
}
