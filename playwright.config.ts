import { defineConfig, type Project } from "@playwright/test";
import { API_URL, APP_URL } from "./tests/e2e/support/addresses.ts";
import type { TestOptions } from "./tests/e2e/support/test.ts";
import { findBrowsers } from "./tools/tests/engines.ts";

/**
 * What engines do in their own way: taking over the HTML, windows, storage, workers, lines and boxes. All else looks at
 * the app's own work, which is the same in each, and runs in Chromium alone: other files, and tests with this tag.
 */
const EVERY_ENGINE = {
  testMatch:
    /\/(copying|home-look|hydration|layout|leaving|load-failure|loading|offline|other-tab|screens|security|sign-in[\w-]*|update|view-transition|wrong-answers)\.spec\.ts$/,
  grepInvert: /@one-engine/,
};

const SCREEN_READER = /\/screen-reader\.spec\.ts$/;

/** What `npm test` leaves to `npm run test:all`: files of this folder, and tests with this tag. */
const REST_FOLDER = /\/rest\//;
const REST = /\brest\/|@rest/;

/** What needs a program has a project, which is there only where the program is. */
const SPECS: Record<string, Pick<Project, "testMatch" | "testIgnore" | "grep" | "grepInvert">> = {
  // Files of the rest read builds that only the rest makes.
  chromium: { testIgnore: [SCREEN_READER, REST_FOLDER], grepInvert: REST },
  rest: { testIgnore: SCREEN_READER, grep: REST },
  firefox: EVERY_ENGINE,
  webkit: EVERY_ENGINE,
  "screen-reader": { testMatch: SCREEN_READER },
};

const browsers = findBrowsers();

export default defineConfig<TestOptions>({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // Most of a test is waiting for a page: with two, two processors are idle for half of the time.
  workers: 3,
  forbidOnly: true,
  // On full processors an event is lost now and then. The report calls such a test flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: `test-results/${process.env.REPORT ?? "e2e"}.json` }],
  ],
  // No traces: they make the tests take 1.6 times as long. To look for a cause: --trace retain-on-failure
  use: {
    baseURL: APP_URL,
    // Those who test it allow it; for the others it would answer in the network's place.
    serviceWorkers: "block",
  },
  projects: Object.entries({ ...browsers, rest: browsers.chromium }).flatMap(([name, use]) =>
    use ? { name, use, ...SPECS[name] } : [],
  ),
  webServer: [
    { command: "node mocks/api-server.ts 5184", url: `${API_URL}/api/health` },
    {
      command:
        "firebase emulators:start --project demo-monster-field --only auth,hosting --config firebase.e2e.json",
      url: APP_URL,
      // On full processors it takes more than the usual minute.
      timeout: 180_000,
      // See tools/site/with-auth-emulator.ts.
      env: { CI: "true" },
      gracefulShutdown: { signal: "SIGINT", timeout: 10_000 },
    },
  ],
});
