/** A request that the page has sent before the app was there to send it. */
type EarlyRequest = {
  url: string;
  controller: AbortController;
  response: Promise<Response>;
  /** Whether the page already shows what was answered. */
  isShown: boolean;
};

/** What every request to the API has in common. */
export const REQUEST_OPTIONS = {
  headers: { "Content-Type": "application/json" },
  // The token must not follow the API to another address.
  redirect: "error",
} as const;

declare global {
  var earlyRequest: EarlyRequest | undefined;
}

/**
 * Asks for `path` at once, as the app itself would for a guest; the app takes the answer when it
 * starts.
 */
export function sendEarlyRequest(apiBaseUrl: string, path: string): void {
  const url = new URL(apiBaseUrl + path, location.href).href;
  const controller = new AbortController();
  const response = fetch(url, { ...REQUEST_OPTIONS, signal: controller.signal });
  // The caller of `responseOf` handles the rejection.
  response.catch(() => {});
  globalThis.earlyRequest = { url, controller, response, isShown: false };
}

/** The request that the page has already sent for `url`, for the one who takes it first. */
export function takeEarlyRequest(url: string): EarlyRequest | undefined {
  const early = globalThis.earlyRequest;
  if (early?.url !== new URL(url).href) return undefined;
  globalThis.earlyRequest = undefined;
  return early;
}

/** The answer to a request of the page's, which `signal` ends from now on. */
export function responseOf({ controller, response }: EarlyRequest, signal: AbortSignal) {
  const giveUp = () => controller.abort(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp);
  return response;
}
