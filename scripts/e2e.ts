// Builds the app and runs the end-to-end tests: node scripts/e2e.ts [arguments for Playwright]
import { writeFileSync } from "node:fs";
import { describeMissing, findEngines } from "./engines.ts";
import { hostingConfig } from "./hosting-config.ts";
import { run } from "./run-or-exit.ts";

run("vite", ["build", "--logLevel", "warn"]);
run("vite", ["build", "--mode", "e2e", "--logLevel", "warn"]);
// Another version of the same app, for the tests of updates.
run("vite", ["build", "--mode", "e2e", "--outDir", "dist-e2e-next", "--logLevel", "warn"], {
  VITE_FIREBASE_APP_ID: "another-placeholder",
});

// The headers and rewrites under test are the deployed ones; folder and ports are the tests' own.
const config = {
  hosting: hostingConfig("e2e", "dist-e2e"),
  emulators: {
    hosting: { port: 5185 },
    auth: { port: 5186 },
    hub: { port: 5187 },
    logging: { port: 5188 },
    ui: { enabled: false },
  },
};
writeFileSync("firebase.e2e.json", JSON.stringify(config, null, 2));

const missing = describeMissing(findEngines());
if (missing) console.log(missing);
run("playwright", ["test", ...process.argv.slice(2)]);
