// Keeps one whole version of the app, and serves it without asking the network. It never touches
// the API, so no answer and no token passes through it.
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import type { PageMessage, WorkerMessage } from "#src/pwa/worker-messages.ts";
import { PAGES } from "../build/pages.ts";
import { keptPage } from "./kept-page.ts";
import { isPageOfBuild } from "./page-of-build.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const manifest: PrecacheEntry[] = self.__WB_MANIFEST;

/** Earlier versions, whose caches have other names, kept wrong answers too. */
const CACHE = "build";

const precache = new PrecacheController({
  cacheName: CACHE,
  plugins: [
    {
      async cacheWillUpdate({ request, response }) {
        const { pathname } = new URL(request.url);
        // Browsers compare other files with their `integrity`.
        const isPage = pathname.endsWith(".html");
        if (!response.ok || (isPage && !(await isPageOfBuild(response, pathname, manifest))))
          return null;
        // With `Vary` a file would be found only for some requests, or could not be kept at all.
        const headers = new Headers(response.headers);
        headers.delete("Vary");
        return new Response(response.body, { headers });
      },
      async handlerDidError({ event, request, error }) {
        // The browser's own cache may keep a wrong answer for a file with a hash in its name for a year.
        if (request.cache === "default") {
          const anew = new Request(request, { cache: "reload" });
          return precache.strategy.handle({ event, request: anew });
        }
        console.error(`Not kept: ${request.url}`, error);
        return undefined;
      },
    },
  ],
});
precache.precache(manifest);

// By default it would also find monster.html for /monster.
registerRoute(new PrecacheRoute(precache, { cleanURLs: false, directoryIndex: "" }));
for (const { file, name } of PAGES) {
  if (name === "404.html") continue;
  registerRoute(
    ({ request, url }) => request.mode === "navigate" && keptPage(url.pathname) === file,
    precache.createHandlerBoundToURL(`/${file}`),
  );
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => name !== CACHE);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Lets all tabs load from the network, if that answers: its page registers the newest version. */
async function giveUp(): Promise<void> {
  // Rejects where the network would not answer.
  await self.registration.update();
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ includeUncontrolled: true }))
    tab.postMessage("reload" satisfies PageMessage);
}

/** A version that is idle gives way at once. */
const PATIENCE_MS = 3_000;

/**
 * Replaces the running version in all tabs. Browsers wait until that one has answered what it was asked. If this takes
 * too long, both give up.
 */
async function takeOver(): Promise<void> {
  void self.skipWaiting();
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (self.registration.waiting) await giveUp();
}

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  // A new version waits until the visitor accepts it; then every tab gets it at once.
  if (message === "take over") event.waitUntil(takeOver());
  // What is kept does not start.
  if (message === "give up") event.waitUntil(giveUp().then(() => caches.delete(CACHE)));
});
