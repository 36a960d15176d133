import { join } from "node:path";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { buildApp, buildFloor } from "./builds.ts";
import { listen } from "./listen.ts";
import { logProgress } from "./progress.ts";
import { type Site, serveSite } from "./site-server.ts";
import { writeKeptPage, writePicturePage, writeStaticPage } from "./static-page.ts";
import { openTemporaryFolder } from "./temporary-folder.ts";

type BuildSite = (folder: string, apiUrl: string, root?: string) => Promise<void>;

/** Builds each site into a folder; the app from the source in `root`. */
const SITE_BUILDERS = {
  floor: (folder) => buildFloor(folder),
  "static page": (folder) => writeStaticPage(folder),
  "static page with pictures": (folder) => writePicturePage(folder),
  "kept static page": (folder) => writeKeptPage(folder),
  app: (folder, _, root) => buildApp(folder, { VITE_API_BASE_URL: "/api" }, root),
  "app with monsters": (folder, apiUrl, root) =>
    buildApp(folder, { VITE_API_BASE_URL: "/api", PRERENDER_API_URL: apiUrl }, root),
} satisfies Record<string, BuildSite>;

export type SiteName = keyof typeof SITE_BUILDERS;

/**
 * Builds these sites and serves each on a port of its own, until they are disposed of. `root` is the
 * checkout whose app is built.
 */
export async function openSites(names: readonly SiteName[], root?: string) {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(openTemporaryFolder("bench"));
  const api = resources.use(await listen(answerApiRequest));
  const sites = new Map<SiteName, Site>();
  for (const name of names) {
    logProgress(`  making the ${name}`);
    const own = join(folder.path, name.replaceAll(" ", "-"));
    const build: BuildSite = SITE_BUILDERS[name];
    await build(own, `${api.origin}/api`, root);
    sites.set(name, resources.use(await serveSite(own, api.origin)));
  }
  const open = resources.move();
  return {
    of(name: SiteName): Site {
      const site = sites.get(name);
      if (!site) throw new Error(`There is no site "${name}"`);
      return site;
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

export type Sites = Awaited<ReturnType<typeof openSites>>;
