import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { buildApp, buildFloor } from "./builds.ts";
import { listen } from "./listen.ts";
import { progress } from "./progress.ts";
import { type Site, serveSite } from "./site-server.ts";
import { writeStaticPage } from "./static-page.ts";

type Fill = (folder: string, apiUrl: string) => Promise<void>;

/** How each site that is measured comes into being. */
const FILLS = {
  floor: buildFloor,
  "static page": writeStaticPage,
  app: (folder) => buildApp(folder, { VITE_API_BASE_URL: "/api" }),
  "app with monsters": (folder, apiUrl) =>
    buildApp(folder, { VITE_API_BASE_URL: "/api", PRERENDER_API_URL: apiUrl }),
} satisfies Record<string, Fill>;

export type SiteName = keyof typeof FILLS;

/** Makes these sites and serves them, each on a port of its own, until they are disposed of. */
export async function openSites<Name extends SiteName>(...names: Name[]) {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await mkdtempDisposable(join(tmpdir(), "monster-field-bench-")));
  const api = resources.use(await listen(answerApiRequest));
  const sites = new Map<SiteName, Site>();
  for (const name of names) {
    progress(`  making the ${name}`);
    const own = join(folder.path, name.replaceAll(" ", "-"));
    await FILLS[name](own, `${api.origin}/api`);
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
