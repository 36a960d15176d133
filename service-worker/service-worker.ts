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
import { isOfBuild } from "./is-of-build.ts";
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
const precache = new PrecacheController({
  plugins: [
    {
      // What is kept already may be wrong, too. A look at it takes too long for each request.
      async cachedResponseWillBeUsed({ event, request, cachedResponse, cacheName }) {
        if (!cachedResponse || event.type !== "install") return cachedResponse;
        if (await isRight(request, cachedResponse)) return cachedResponse;
        const cache = await caches.open(cacheName);
        await cache.delete(request);
        return undefined;
      },
      cacheWillUpdate: async ({ request, response }) =>
        (await isRight(request, response)) ? response : null,
      async handlerDidError({ request, error }) {
        console.error(`Not kept, as it is missing or not of this build: ${request.url}`, error);
        // The browser's own cache may have kept a wrong answer for a year.
        await fetch(request.url, { cache: "reload" }).catch(() => {});
        return undefined;
      },
    },
  ],
});
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

/** Whether this is the answer to a request for a file, by its address or its key in the cache. */
function isRight({ url }: Request, response: Response): Promise<boolean> {
  const key = precache.getCacheKeyForURL(url) ?? url;
  return isOfBuild(response, precache.getIntegrityForCacheKey(key), (path) =>
    Boolean(precache.getCacheKeyForURL(path)),
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

/** The installation once more: by its type, workbox fetches what is missing. It lasts as long as `cause`. */
class RepeatedInstall extends ExtendableEvent {
  readonly #cause: ExtendableEvent;

  constructor(cause: ExtendableEvent) {
    super("install");
    this.#cause = cause;
  }

  override waitUntil(work: Promise<unknown>): void {
    this.#cause.waitUntil(work);
  }
}

/** Looks at what is kept, and fetches anew what is wrong or missing. */
async function check(event: ExtendableEvent): Promise<void> {
  await precache.install(new RepeatedInstall(event));
  if (await caches.has(pagesCache)) await copyPages();
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

self.addEventListener("message", (event) => {
  // A new version waits until the visitor says so; then every tab gets it at once.
  if (event.data === "take over") void self.skipWaiting();
  if (event.data === "check") event.waitUntil(check(event));
});
