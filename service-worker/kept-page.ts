import { type PageFile, pageFor } from "../build/page-addresses.ts";

/** Paths of the API, of Firebase Hosting itself and of the Auth emulator: never pages of the app. */
const NOT_THE_APP = /^\/(api|__|emulator)(\/|$)/;

/**
 * The page with which the service worker answers `path`; `undefined` leaves it to the network. It
 * keeps no page for what is not found: hosts answer with 404 even when asked for that file itself.
 */
export function keptPage(path: string): Exclude<PageFile, "404.html"> | undefined {
  if (NOT_THE_APP.test(path)) return undefined;
  const page = pageFor(path);
  return page === "404.html" ? "app.html" : page;
}
