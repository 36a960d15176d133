import { absoluteAddress, EXPECTS_USER, REQUEST_OPTIONS } from "#src/page/contract.ts";

/** The path of a page in the app. Hosts also serve it with a slash at the end, or with the name of its file. */
export const pagePath = (path: string): string => path.replace(/\/(index\.html)?$/, "");

/** Requests `path` at once, without a token. The app takes over the response when it starts. */
export function sendEarlyRequest(apiBaseUrl: string, path: string): void {
  const { href: url } = new URL(absoluteAddress(apiBaseUrl) + path);
  const controller = new AbortController();
  const response = fetch(url, { ...REQUEST_OPTIONS, signal: controller.signal });
  // Whoever takes it over handles the rejection.
  response.catch(() => {});
  globalThis.earlyRequest = { url, controller, response };
}

/** Sends the first request of a page, unless someone was signed in: then it needs a token. */
export function sendEarlyRequestFor(wanted: string | null | undefined): void {
  if (!wanted || document.documentElement.hasAttribute(EXPECTS_USER)) return;
  // The path of a monster is the same in the app and in the API.
  const path = wanted === "monster" ? pagePath(location.pathname) : "/monsters";
  sendEarlyRequest(SETTINGS.apiBaseUrl, path);
}
