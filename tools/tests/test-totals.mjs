// Prints "N passed, N failed" over all reports of Vitest and Playwright in test-results/, and before it the errors that
// belong to no test, which fail the run too, the tests that passed at the second try only, and those that were slow.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const FOLDER = "test-results";

/** How much of the time limit of its kind a test may take before it is called slow. */
const SLOW_SHARE = 1 / 4;
const UNIT_LIMIT_MS = 20_000;

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** What a report of Playwright says. */
const ofBrowsers = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  errors: errors.map(({ message }) => message),
  tests: specsOf({ suites }).flatMap(({ title, file, tests }) =>
    tests.map(({ results, timeout, status }) => ({
      name: `${file}: ${title}`,
      duration: Math.max(0, ...results.map((result) => result.duration)),
      limit: timeout,
      isFlaky: status === "flaky",
    })),
  ),
});

/** What a report of Vitest says. */
const ofUnits = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  errors: [],
  tests: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.split(/[\\/]/).at(-1)}: ${fullName}`,
      duration,
      limit: UNIT_LIMIT_MS,
    })),
  ),
});

const reports = (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")))
  .map((report) => (report.stats ? ofBrowsers(report) : ofUnits(report)));
const sum = (key) => reports.reduce((total, report) => total + report[key], 0);

const failed = sum("failed");
// A run can also fail before its tests, for example at a type error.
const hasFailedElsewhere = process.argv[2] !== "0" && failed === 0;
for (const { errors, tests } of reports) {
  for (const message of errors) console.log(`Outside of any test: ${message}`);
  for (const { name, duration, limit, isFlaky } of tests) {
    if (isFlaky) console.log(`Passed at the second try only: ${name}`);
    if (duration > limit * SLOW_SHARE)
      console.log(`Slow, ${Math.round(duration / 1000)} s: ${name}`);
  }
}
console.log(`${sum("passed")} passed, ${failed + Number(hasFailedElsewhere)} failed`);
