import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { integrityOf } from "../build/integrity.ts";
import { GUARDED_PATHS } from "../build/pages.ts";
import { webManifests } from "./web-manifests.ts";

const SERVICE_WORKER = "/service-worker.js";

/** For browsers that still have the service worker of an earlier build of this address. */
const FAREWELL = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", async () => {
  await registration.unregister();
  for (const client of await clients.matchAll()) client.navigate(client.url);
});
`;

/** The development server has no service worker, and removes one that a preview has left. */
const noServiceWorker: Plugin = {
  name: "no-service-worker",
  configureServer: ({ middlewares }) =>
    void middlewares.use(SERVICE_WORKER, (_incoming, outgoing) => {
      outgoing.setHeader("Content-Type", "text/javascript");
      outgoing.end(FAREWELL);
    }),
};

/** The service worker is a build of its own. */
const listLicences: Plugin = {
  name: "list-licences",
  config: () => ({ build: { license: { fileName: "service-worker-licences.txt" } } }),
};

/** Makes the app installable and lets it work offline. */
export function pwa() {
  let folder = "";
  return [
    noServiceWorker,
    webManifests,
    {
      name: "folder-of-build",
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir);
      },
    } satisfies Plugin,
    VitePWA({
      strategies: "injectManifest",
      srcDir: "service-worker",
      filename: "service-worker.ts",
      injectRegister: false,
      includeManifestIcons: false,
      injectManifest: {
        buildPlugins: { vite: [listLicences] },
        rollupFormat: "iife",
        globPatterns: ["**/*.{html,js,css,svg,webmanifest}"],
        // The pages for any monster and any screen take their place.
        globIgnores: [
          "**/404.html",
          "**/monsters/*/*.html",
          ...GUARDED_PATHS.map((path) => `**${path}/*.html`),
        ],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) =>
              entry.url.endsWith(".html")
                ? entry
                : { ...entry, integrity: integrityOf(readFileSync(resolve(folder, entry.url))) },
            ),
          }),
        ],
      },
      // It would write one alone.
      manifest: false,
    }),
  ];
}
