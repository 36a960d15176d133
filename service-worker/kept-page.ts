import { type PageFile, pageFor } from "../prerender/page-addresses.ts";

/** Answered by the API, by Firebase Hosting itself, or by the Auth emulator: never pages of the app. */
const NOT_THE_APP = /^\/(api|__|emulator)(\/|$)/;

/** The page that the service worker answers `path` with; `undefined` where it leaves it to the network. */
export function keptPage(path: string): PageFile | undefined {
  return NOT_THE_APP.test(path) ? undefined : pageFor(path);
}
