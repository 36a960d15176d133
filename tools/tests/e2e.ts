// Builds the app and runs the end-to-end tests: node tools/tests/e2e.ts [arguments for Playwright]
import { writeFileSync } from "node:fs";
import { hostingConfig } from "../../build/hosting/hosting-config.ts";
import { SITE_URL } from "../../tests/e2e/support/addresses.ts";
import { run } from "../run-or-exit.ts";
import { takeBuildOptions } from "../site/build-options.ts";
import { describeOptional, findBrowsers } from "./engines.ts";

const build = (env: Record<string, string>, ...args: string[]) =>
  run("vite", ["build", "--logLevel", "warn", ...args], env);

build({});
build({}, "--mode", "e2e");
// Another version of the same app, for the tests of updates.
const NEXT = { VITE_FIREBASE_APP_ID: "another-placeholder" };
build(NEXT, "--mode", "e2e", "--outDir", "dist-e2e-next");
// A site with an API of files, as `npm run deploy -- --with-sample-api` makes it.
const siteSettings = { ...takeBuildOptions(["--with-sample-api"]).settings, SITE_URL };
build(siteSettings, "--mode", "e2e", "--outDir", "dist-e2e-site");

// The headers and rewrites under test are the deployed ones; folders and ports are the tests' own. The
// emulator serves the second site four ports after the usual next one: see firebase-tools, serve/hosting.ts.
const config = {
  hosting: [
    { site: "demo-monster-field", ...hostingConfig("e2e", "dist-e2e") },
    { site: "demo-monster-site", ...hostingConfig("e2e", "dist-e2e-site", siteSettings) },
  ],
  emulators: {
    hosting: { port: 5185 },
    auth: { port: 5186 },
    hub: { port: 5187 },
    logging: { port: 5188 },
    ui: { enabled: false },
  },
};
writeFileSync("firebase.e2e.json", JSON.stringify(config, null, 2));

for (const line of describeOptional(findBrowsers())) console.log(line);
run("playwright", ["test", ...process.argv.slice(2)]);
