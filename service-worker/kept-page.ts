import { pageFor } from "../build/pages.ts";

/**
 * The page with which the service worker answers `path`; `undefined` leaves it to the network, as what is below the path
 * of the API, of Firebase Hosting itself or of the Auth emulator. It keeps no page for what is not found: hosts answer
 * with 404 even when asked for that file itself.
 * @param api the address of the API: a path, if it is on the app's own origin.
 */
export function keptPage(path: string, api = SETTINGS.apiBaseUrl): string | undefined {
  const isOther = [api, "/__", "/emulator"].some((folder) => `${path}/`.startsWith(`${folder}/`));
  return isOther ? undefined : pageFor(path)?.replace("404.html", "app.html");
}
