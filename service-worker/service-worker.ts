// Keeps one whole version of the app, and serves it without asking the network. It never touches
// the API, so no answer and no token passes through it.
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { PAGE_ADDRESSES } from "../prerender/page-addresses.ts";
import { keptPage } from "./kept-page.ts";
import {
  isPagesCache,
  PLAIN_PATHS,
  pagesCacheOf,
  type RouterRule,
  staticRoutes,
} from "./static-routes.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Only Chromium has static routes; elsewhere the worker answers everything itself. */
type InstallEvent = ExtendableEvent & { addRoutes?: (rules: RouterRule[]) => Promise<void> };

const manifest = self.__WB_MANIFEST;
const pagesCache = pagesCacheOf(manifest);
const precache = new PrecacheController();
precache.addToCacheList(manifest);
cleanupOutdatedCaches();

// By default it would also look for pages of its own accord: monster.html for /monster.
registerRoute(new PrecacheRoute(precache, { cleanURLs: false, directoryIndex: "" }));
for (const { file } of PAGE_ADDRESSES) {
  if (file === "404.html") continue;
  registerRoute(
    ({ request, url }) => request.mode === "navigate" && keptPage(url.pathname) === file,
    precache.createHandlerBoundToURL(`/${file}`),
  );
}

/** Copies pages to where static routes find them: below their addresses. */
async function copyPages(): Promise<void> {
  const pages = await caches.open(pagesCache);
  for (const path of PLAIN_PATHS) {
    const page = await precache.matchPrecache(`/${keptPage(path)}`);
    if (page) await pages.put(path, page);
  }
}

async function install(event: InstallEvent): Promise<void> {
  // Rules are taken only before the first pause. Without them the worker answers, as in other browsers.
  const routed = event
    .addRoutes?.(staticRoutes(pagesCache, precache.strategy.cacheName))
    .catch(console.error);
  await precache.install(event);
  await routed;
  if (event.addRoutes) await copyPages();
}

async function activate(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
  const names = await caches.keys();
  const outdated = names.filter((name) => isPagesCache(name) && name !== pagesCache);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(install(event)));
self.addEventListener("activate", (event) => event.waitUntil(activate(event)));

// A new version waits until the visitor says so; then every tab gets it at once.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
