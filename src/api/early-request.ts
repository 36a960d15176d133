import { absoluteAddress } from "#src/lib/absolute-address.ts";
import { REQUEST_OPTIONS } from "#src/page/contract.ts";

/** Requests `path` at once, without a token; the app takes the response over when it starts. */
export function sendEarlyRequest(apiBaseUrl: string, path: string): void {
  const { href: url } = new URL(absoluteAddress(apiBaseUrl) + path);
  const controller = new AbortController();
  const response = fetch(url, { ...REQUEST_OPTIONS, signal: controller.signal });
  // Whoever takes it over handles the rejection.
  response.catch(() => {});
  globalThis.earlyRequest = { url, controller, response };
}

/** Fetches, but takes over the early request for the same address, unless that lacks a token. */
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
