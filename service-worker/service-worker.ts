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

/** A file, as `firebase.json` tells files from pages; a monster's id may have a dot. */
const A_FILE = /^\/(?!monsters\/)[^?]*\./;

/** The addresses of monsters have a page of their own, as in `firebase.json`. */
const A_MONSTER = /^\/monsters\/[^/?]+(\?|$)/;

precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/monster.html"), { allowlist: [A_MONSTER] }),
);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/app.html"), { denylist: [NOT_THE_APP, A_FILE] }),
);

// A new version waits until the visitor says so; then every tab gets it at once.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
