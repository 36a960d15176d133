import { type PageFile, pageFor } from "../build/page-addresses.ts";

/** Answered by the API, by Firebase Hosting itself, or by the Auth emulator: never pages of the app. */
const NOT_THE_APP = /^\/(api|__|emulator)(\/|$)/;

/**
 * The page that the service worker answers `path` with; `undefined` where it leaves it to the network. It
 * keeps no page for what is not found: hosts answer with 404 even when asked for that file itself.
 */
export function keptPage(path: string): Exclude<PageFile, "404.html"> | undefined {
  if (NOT_THE_APP.test(path)) return undefined;
  const page = pageFor(path);
  return page === "404.html" ? "app.html" : page;
}
