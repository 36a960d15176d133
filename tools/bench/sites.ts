import { join } from "node:path";
import { answerApiRequest } from "#mocks/api-over-http.ts";
import { serve } from "#tests/support/serve.ts";
import { build, temporaryFolder } from "./builds.ts";
import { type Site, serveSite } from "./site-server.ts";
import { removeScripts, writeStaticPage } from "./static-page.ts";

/** The Auth emulator of `firebase.json`. */
export const AUTH_EMULATOR_URL = "http://127.0.0.1:9099";

type SiteBuilder = (folder: string, apiUrl: string, root: string) => Promise<void>;

const app =
  (settings: (apiUrl: string) => Record<string, string>): SiteBuilder =>
  (folder, apiUrl, root) =>
    build(folder, { VITE_API_BASE_URL: "/api", ...settings(apiUrl) }, root);

const withMonsters = app((apiUrl) => ({ PRERENDER_API_URL: apiUrl }));

/** Builds each site into a folder; the app from the source in `root`. */
const SITE_BUILDERS = {
  floor: (folder) => build(folder, {}, "tools/bench/floor"),
  "static page": (folder) => writeStaticPage(folder),
  "static page with pictures": (folder) => writeStaticPage(folder, { hasPictures: true }),
  "app without scripts": async (folder, apiUrl, root) => {
    await withMonsters(folder, apiUrl, root);
    await removeScripts(folder);
  },
  app: app(() => ({})),
  "app with monsters": withMonsters,
  "app with emulated sign-in": app(() => ({ VITE_FIREBASE_AUTH_EMULATOR_URL: AUTH_EMULATOR_URL })),
} satisfies Record<string, SiteBuilder>;

export type SiteName = keyof typeof SITE_BUILDERS;

/** The sites of one version, each built at its first use and served as long as the process lives. */
export type Sites = (name: SiteName) => Promise<Site>;

async function openSite(name: SiteName, root: string): Promise<Site> {
  console.error(`  making the ${name}`);
  const folder = join(temporaryFolder("bench"), "site");
  const api = await serve(answerApiRequest);
  await SITE_BUILDERS[name](folder, `${api}/api`, root);
  return serveSite(folder, api);
}

/** The sites of the version whose source is in the folder `root`. */
export function sitesOf(root: string): Sites {
  const opened = new Map<SiteName, Promise<Site>>();
  return (name) => {
    const site = opened.get(name) ?? openSite(name, root);
    opened.set(name, site);
    return site;
  };
}

/** The sites of the working tree. */
export const OWN_SITES = sitesOf(".");
