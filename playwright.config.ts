import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "./scripts/chromium.ts";
import { API_URL, APP_URL } from "./tests/e2e/support/addresses.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: APP_URL,
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_ARGS },
    trace: "retain-on-failure",
    // Those who test it allow it; for the others it would answer in the network's place.
    serviceWorkers: "block",
  },
  webServer: [
    { command: "node mocks/api-server.ts 5184", url: `${API_URL}/api/health` },
    {
      command:
        "firebase emulators:start --project demo-monster-field --only auth,hosting --config firebase.e2e.json",
      url: APP_URL,
      // See scripts/with-auth-emulator.ts.
      env: { CI: "true" },
      gracefulShutdown: { signal: "SIGINT", timeout: 10_000 },
    },
  ],
});
