// Prints "N passed, N failed" over all test runners, from the reports of the last `npm test`, and before it the
// errors that belong to no test: they fail the run too.
import { existsSync, readFileSync } from "node:fs";

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);
const unit = readReport("test-results/unit.json");
const e2e = readReport("test-results/e2e.json");

const flaky = e2e?.stats.flaky ?? 0;
const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0) + flaky;
const failed = (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0);
// A run can also fail before its tests, for example at a type error.
const hasFailedElsewhere = process.argv[2] !== "0" && failed === 0;
for (const { message } of e2e?.errors ?? []) console.log(`Outside of any test: ${message}`);
if (flaky > 0) console.log(`Passed at the second try only: ${flaky}, called flaky above.`);
console.log(`${passed} passed, ${failed + Number(hasFailedElsewhere)} failed`);
