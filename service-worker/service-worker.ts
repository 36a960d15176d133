// Keeps one whole version of the app, and serves it without asking the network. It never touches
// the API, so no answer and no token passes through it.
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import type { PageMessage, WorkerMessage } from "#src/pwa/worker-messages.ts";
import { PAGES } from "../build/pages.ts";
import { isOfBuild } from "./is-of-build.ts";
import { keptPage } from "./kept-page.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const manifest: PrecacheEntry[] = self.__WB_MANIFEST;
const precache = new PrecacheController();
precache.addToCacheList(manifest);
cleanupOutdatedCaches();

// By default it would also find monster.html for /monster.
registerRoute(new PrecacheRoute(precache, { cleanURLs: false, directoryIndex: "" }));
for (const { file, name } of PAGES) {
  if (name === "404.html") continue;
  registerRoute(
    ({ request, url }) => request.mode === "navigate" && keptPage(url.pathname) === file,
    precache.createHandlerBoundToURL(`/${file}`),
  );
}

/**
 * An answer as it is kept: without `Vary`, by which a file would be found only for some requests, or could not be kept
 * at all. A copy is also good for a navigation, which rejects a response that was redirected.
 */
function toKeep({ body, headers }: Response): Response {
  const copy = new Response(body, { headers });
  copy.headers.delete("Vary");
  return copy;
}

/** Ensures that `cache` has this file as the build wrote it. */
async function keep(cache: Cache, file: PrecacheEntry): Promise<void> {
  const key = precache.getCacheKeyForURL(file.url) ?? file.url;
  const kept = await cache.match(key);
  if (kept && (await isOfBuild(kept, file, manifest))) {
    // Earlier versions kept it as it came.
    return kept.headers.has("Vary") ? cache.put(key, toKeep(kept)) : undefined;
  }
  await cache.delete(key);
  // The browser's own cache may keep a wrong answer for a file with a hash in its name for a year.
  const modes: RequestCache[] = file.revision ? ["reload"] : ["default", "reload"];
  for (const mode of modes) {
    const response = await fetch(file.url, { cache: mode });
    if (await isOfBuild(response, file, manifest)) {
      return cache.put(key, toKeep(response));
    }
  }
  throw new Error("The answer is not of this build.");
}

/** Fetches what is missing or wrong, file by file. Returns whether the build is whole then. */
async function keepBuild(): Promise<boolean> {
  const cache = await caches.open(precache.strategy.cacheName);
  let isWhole = true;
  for (const file of manifest) {
    try {
      await keep(cache, file);
    } catch (error) {
      console.error(`Not kept: ${file.url}`, error);
      isWhole = false;
    }
  }
  return isWhole;
}

async function install(): Promise<void> {
  if (!(await keepBuild())) throw new Error("This version cannot be kept as a whole.");
}

async function activate(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
  const names = await caches.keys();
  // Earlier versions kept copies of their pages.
  const outdated = names.filter((name) => name.startsWith("pages-"));
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A version that is idle gives way at once. */
const PATIENCE_MS = 3_000;

/**
 * Replaces the running version in all tabs. Browsers wait until that one has answered what it was asked. If this takes
 * too long, both are unregistered: then the network answers, and its page registers the new version again.
 */
async function takeOver(): Promise<void> {
  void self.skipWaiting();
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (!self.registration.waiting) return;
  // Rejects where the network would not answer.
  await self.registration.update();
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ includeUncontrolled: true }))
    tab.postMessage("reload" satisfies PageMessage);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate(event)));

self.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  // A new version waits until the visitor accepts it; then every tab gets it at once.
  if (message === "take over") event.waitUntil(takeOver());
  if (message === "check") event.waitUntil(keepBuild());
});
