// Runs the browser tests of `npm test`: node tools/tests/e2e.ts [arguments for Playwright]
import { rmSync } from "node:fs";
import { testInBrowsers } from "./browser-tests.ts";

// Of an earlier run.
for (const name of ["fuzz", "rest"]) rmSync(`test-results/${name}.json`, { force: true });

const args = process.argv.slice(2);
const namesProject = args.some((arg) => arg.startsWith("--project"));
await testInBrowsers("e2e", namesProject ? args : ["--project=chromium", ...args], namesProject);
