// Keeps one whole version of the app, and serves it without asking the network. It never touches
// the API, so no answer and no token passes through it.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { PAGE_ADDRESSES } from "../prerender/page-addresses.ts";
import { keptPage } from "./kept-page.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

// By default it would also look for pages of its own accord: monster.html for /monster.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();
for (const { file } of PAGE_ADDRESSES) {
  if (file === "404.html") continue;
  registerRoute(
    ({ request, url }) => request.mode === "navigate" && keptPage(url.pathname) === file,
    createHandlerBoundToURL(`/${file}`),
  );
}

// A new version waits until the visitor says so; then every tab gets it at once.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
