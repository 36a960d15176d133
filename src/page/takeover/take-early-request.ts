/** Fetches, but takes over the early request to the same address, unless a token is needed. */
export function fetchOrTakeOver(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = globalThis.earlyRequest;
  const request = new Request(input, init);
  if (early?.url !== request.url) return fetch(input, init);
  globalThis.earlyRequest = undefined;
  const { controller, response } = early;
  if (request.headers.has("Authorization")) {
    controller.abort();
    return fetch(input, init);
  }
  const { signal } = request;
  const giveUp = () => controller.abort(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp);
  return response;
}
