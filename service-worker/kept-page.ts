import { pageFor } from "../build/pages.ts";

/** Paths of the API, of Firebase Hosting itself and of the Auth emulator: never pages of the app. */
const NOT_THE_APP = /^\/(api|__|emulator)(\/|$)/;

/**
 * The page with which the service worker answers `path`; `undefined` leaves it to the network. It
 * keeps no page for what is not found: hosts answer with 404 even when asked for that file itself.
 */
export const keptPage = (path: string): string | undefined =>
  NOT_THE_APP.test(path) ? undefined : pageFor(path)?.replace("404.html", "app.html");
