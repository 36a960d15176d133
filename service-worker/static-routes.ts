import type { PrecacheEntry } from "workbox-precaching";
import { APP_PATHS } from "../build/page-addresses.ts";

/**
 * A rule by which a browser answers requests without starting the service worker. Source:
 * https://w3c.github.io/ServiceWorker/#dictdef-routerrule
 */
export type RouterRule = {
  condition: {
    urlPattern?: { pathname: string; search?: string };
    requestMode?: RequestMode;
    requestDestination?: RequestDestination;
  };
  source: "network" | "fetch-event" | { cacheName: string };
};

/** The addresses of pages that are the same for every visitor and every address. */
export const PLAIN_PATHS = ["/", "/monsters", "/login", "/compare", ...APP_PATHS];

const PAGES_CACHE = "pages-";

/** The name of the cache for the pages of the build with this manifest. Equal pages have equal names. */
export function pagesCacheOf(manifest: readonly PrecacheEntry[]): string {
  const revisions = manifest
    .filter(({ url }) => url.endsWith(".html"))
    .map((page) => page.revision);
  return PAGES_CACHE + revisions.join("-");
}

/** Whether this cache holds the pages of any build. */
export const isPagesCache = (name: string): boolean => name.startsWith(PAGES_CACHE);

/**
 * Pages and assets from their caches; what the app's code fetches, from the API and Firebase, from the
 * network. All else, like an address with a search, is left to the service worker.
 */
export function staticRoutes(pagesCache: string, assetsCache: string): RouterRule[] {
  return [
    ...PLAIN_PATHS.map(
      (pathname): RouterRule => ({
        condition: { urlPattern: { pathname, search: "" }, requestMode: "navigate" },
        source: { cacheName: pagesCache },
      }),
    ),
    {
      condition: { urlPattern: { pathname: "/assets/*" } },
      source: { cacheName: assetsCache },
    },
    // It has another name in the cache, and is requested in the same mode as the API.
    { condition: { requestDestination: "manifest" }, source: "fetch-event" },
    { condition: { requestMode: "cors" }, source: "network" },
  ];
}
