// Keeps one whole version of the app, and serves it without asking the network. It never touches
// the API, so no answer and no token passes through it.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Answered by the API, by Firebase Hosting itself, or by the Auth emulator: never pages of the app. */
const NOT_THE_APP = /^\/(api|__|emulator)(\/|$)/;

/** A file of the build to be read as it is. */
const LICENCES = /^\/licences\.txt$/;

precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/app.html"), { denylist: [NOT_THE_APP, LICENCES] }),
);

// A new version waits until the visitor says so; then every tab gets it at once.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
