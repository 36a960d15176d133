/** A request that the page has sent before the app was there to send it. */
type EarlyRequest = { url: string; controller: AbortController; response: Promise<Response> };

declare global {
  var earlyRequest: EarlyRequest | undefined;
}

/**
 * Asks for `path` at once, as the app itself would for a guest; the app takes the answer when it
 * starts.
 */
export function askEarly(apiBaseUrl: string, path: string): void {
  const url = new URL(apiBaseUrl + path, location.href).href;
  const controller = new AbortController();
  const response = fetch(url, {
    headers: { "Content-Type": "application/json" },
    redirect: "error",
    signal: controller.signal,
  });
  // Whoever takes the answer hears of its failure.
  response.catch(() => {});
  globalThis.earlyRequest = { url, controller, response };
}

/**
 * `fetch`, except that a request which the page has already sent is not sent again. Its answer is
 * used once, and never for a signed-in user.
 */
export const fetchUnlessAsked: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const early = globalThis.earlyRequest;
  if (request.url !== early?.url) return fetch(request);
  globalThis.earlyRequest = undefined;
  if (request.headers.has("Authorization")) {
    early.controller.abort();
    return fetch(request);
  }
  const { signal } = request;
  const giveUp = () => early.controller.abort(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp);
  return early.response;
};
