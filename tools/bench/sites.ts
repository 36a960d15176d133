import { exec } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { serve } from "#tests/support/serve.ts";
import { serveSite } from "./site-server.ts";
import { removeScripts, writeStaticPage } from "./static-page.ts";

/** Runs a command; the error of one that fails has its output. */
export const execute = promisify(exec);

/** Makes an empty folder, which is removed when the process exits. */
function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), "monster-field-bench-"));
  process.once("exit", () => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Builds what is in `root`, with these settings in place of those of .env files. */
async function build(folder: string, settings: Record<string, string>, root = "."): Promise<void> {
  const env = { ...process.env, ...settings };
  const options = `--outDir "${folder}" --emptyOutDir --logLevel warn`;
  await execute(`npx vite build ${options}`, { cwd: root, env });
}

const buildWithMonsters = (folder: string, apiUrl: string) =>
  build(folder, { VITE_API_BASE_URL: "/api", PRERENDER_API_URL: apiUrl });

/** Builds each site into a folder. */
const SITE_BUILDERS = {
  floor: (folder) => build(folder, {}, "tools/bench/floor"),
  "static page": writeStaticPage,
  "app without scripts": async (folder, apiUrl) => {
    await buildWithMonsters(folder, apiUrl);
    await removeScripts(folder);
  },
  app: (folder) => build(folder, { VITE_API_BASE_URL: "/api" }),
  "app with monsters": buildWithMonsters,
} satisfies Record<string, (folder: string, apiUrl: string) => Promise<void>>;

export type SiteName = keyof typeof SITE_BUILDERS;

async function openSite(name: SiteName): Promise<string> {
  console.error(`  making the ${name}`);
  const folder = join(temporaryFolder(), "site");
  const api = await serve(answerApiRequest);
  await SITE_BUILDERS[name](folder, `${api}/api`);
  return serveSite(folder, api);
}

const opened = new Map<SiteName, Promise<string>>();

/** The address of a site of the working tree, built at its first use and served as long as the process lives. */
export function siteOf(name: SiteName): Promise<string> {
  const site = opened.get(name) ?? openSite(name);
  opened.set(name, site);
  return site;
}
