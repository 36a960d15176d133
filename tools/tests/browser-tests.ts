import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { hostingConfig } from "../../build/hosting/hosting-config.ts";
import { API_URL, SITE_URL } from "../../tests/e2e/support/addresses.ts";
import { run } from "../run-or-exit.ts";
import { takeBuildOptions } from "../site/build-options.ts";
import { type Build, ensureBuild } from "./builds.ts";
import { makeNextVersion } from "./next-version.ts";

/** The app of most tests, whose pages have the monsters of the embedded API. */
const MAIN: Build = { folder: "dist-e2e", mode: "e2e" };

/** The same without an API at the time of the build, so that no page has monsters. */
const BARE: Build = { folder: "dist-e2e-bare", mode: "e2e" };

/** A site with an API of files, as `npm run deploy -- --with-sample-api` makes it. */
const SITE: Build = {
  folder: "dist-e2e-site",
  mode: "e2e",
  env: { ...takeBuildOptions(["--with-sample-api"]).settings, SITE_URL },
};

const PRODUCTION: Build = { folder: "dist", mode: "production" };

/** Builds the main app while the embedded API answers. */
async function buildMain(): Promise<void> {
  const api = spawn(process.execPath, ["mocks/api-server.ts", new URL(API_URL).port]);
  // It says so when it answers.
  await once(api.stdout, "data");
  try {
    await ensureBuild(MAIN);
  } finally {
    api.kill();
  }
  // For the tests of updates.
  await makeNextVersion(MAIN.folder, "dist-e2e-next");
}

/**
 * The headers and rewrites under test are the deployed ones; folders and ports are the tests' own. The emulator serves
 * the second site four ports after the usual next one: see firebase-tools, serve/hosting.ts.
 */
function configureEmulators(sites: Build[]): void {
  const config = {
    hosting: sites.map(({ folder, mode, env }) => ({
      site: folder,
      ...hostingConfig(mode, folder, env),
    })),
    emulators: {
      hosting: { port: 5185 },
      auth: { port: 5186 },
      hub: { port: 5187 },
      logging: { port: 5188 },
      ui: { enabled: false },
    },
  };
  writeFileSync("firebase.e2e.json", JSON.stringify(config, null, 2));
}

/**
 * Builds what the tests need, and runs them with these arguments for Playwright. When one fails, this process exits with
 * Playwright's status.
 */
export async function testInBrowsers(report: string, args: string[], needsVariants: boolean) {
  if (needsVariants) await Promise.all([BARE, SITE, PRODUCTION].map(ensureBuild));
  await buildMain();
  configureEmulators(needsVariants ? [MAIN, SITE, BARE] : [MAIN]);
  run("playwright", ["test", ...args], { REPORT: report });
}
