import { exec } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { answerApiRequest } from "../../mocks/api-over-http.ts";
import { CATALOGUE } from "../../mocks/catalogue.ts";
import { serve } from "../../tests/support/serve.ts";
import { serveSite } from "./site-server.ts";

/** Runs a command; the error of one that fails has its output. */
export const execute = promisify(exec);

/** Builds what is in `root`, with these settings in place of those of .env files. */
async function build(folder: string, settings: Record<string, string>, root = "."): Promise<void> {
  const env = { ...process.env, ...settings };
  const options = `--outDir "${folder}" --emptyOutDir --logLevel warn`;
  await execute(`npx vite build ${options}`, { cwd: root, env });
}

const buildWithMonsters = (folder: string, apiUrl: string) =>
  build(folder, { VITE_API_BASE_URL: "/api", PRERENDER_API_URL: apiUrl });

const REGISTRATION = `<script>
addEventListener("load", () => navigator.serviceWorker.register("/service-worker.js"));
</script>`;

/** A page that lists all monsters, as a reference. */
const LIST_PAGE = `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>モンスター図鑑</title>
<link rel="icon" href="data:,">
<style>body { font-family: sans-serif; margin: 1rem; } li { line-height: 2; }</style>
<h1>モンスター図鑑</h1>
<ul>
${CATALOGUE.map(({ id, name }) => `<li><a href="/monsters/${id}">${name}</a></li>`).join("\n")}
</ul>
</html>
`;

/** Writes the page into `folder`. */
async function writeStaticPage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), LIST_PAGE);
}

const SCRIPTS = /<script(?: data-[^>]*)?>.*?<\/script>/gs;

/** Takes the scripts out of pages of a built app, whose service worker still knows and keeps them. */
async function removeScripts(folder: string): Promise<void> {
  for (const page of ["index.html", "monsters/index.html"]) {
    const file = join(folder, page);
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replaceAll(SCRIPTS, "") + REGISTRATION);
  }
}

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
  const folder = resolve("dist-bench", name);
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
