import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { buildApp, buildFloor } from "./builds.ts";
import { listen } from "./listen.ts";
import { logProgress } from "./progress.ts";
import { type Site, serveSite } from "./site-server.ts";
import { writeStaticPage } from "./static-page.ts";

type BuildSite = (folder: string, apiUrl: string) => Promise<void>;

/** Builds each site into a folder. */
const SITE_BUILDERS = {
  floor: buildFloor,
  "static page": writeStaticPage,
  app: (folder) => buildApp(folder, { VITE_API_BASE_URL: "/api" }),
  "app with monsters": (folder, apiUrl) =>
    buildApp(folder, { VITE_API_BASE_URL: "/api", PRERENDER_API_URL: apiUrl }),
} satisfies Record<string, BuildSite>;

export type SiteName = keyof typeof SITE_BUILDERS;

/** Builds these sites and serves each on a port of its own, until they are disposed of. */
export async function openSites<Name extends SiteName>(...names: Name[]) {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await mkdtempDisposable(join(tmpdir(), "monster-field-bench-")));
  const api = resources.use(await listen(answerApiRequest));
  const sites = new Map<SiteName, Site>();
  for (const name of names) {
    logProgress(`  making the ${name}`);
    const own = join(folder.path, name.replaceAll(" ", "-"));
    await SITE_BUILDERS[name](own, `${api.origin}/api`);
    sites.set(name, resources.use(await serveSite(own, api.origin)));
  }
  const open = resources.move();
  return {
    of(name: Name): Site {
      const site = sites.get(name);
      if (!site) throw new Error(`There is no site "${name}"`);
      return site;
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}
