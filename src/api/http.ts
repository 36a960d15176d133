import { withTimeout } from "#src/lib/with-timeout.ts";
import { ApiError } from "./api-error.ts";
import { responseOf, takeEarlyRequest } from "./early-request.ts";
import { retryAfterMs } from "./retry-after.ts";

/** How long one attempt may take, its body included. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/** Six times the size of a list of 10,000 monsters. */
const MAX_RESPONSE_BYTES = 10_000_000;

/**
 * A response that arrived whole. `json` is `undefined` if the body is not JSON,
 * `retryAfterMs` is `null` without a `Retry-After` header.
 */
export type HttpResponse = {
  status: number;
  ok: boolean;
  json: unknown;
  retryAfterMs: number | null;
};

export type Http = {
  /**
   * Gets `path` below the base URL; its segments are encoded here.
   * @throws {ApiError} `unreachable`, when no whole response arrives.
   */
  get(path: readonly string[], signal?: AbortSignal): Promise<HttpResponse>;
};

/** The value in a JSON text; `undefined` if it is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * The text of a body. Reading stops with an error at `MAX_RESPONSE_BYTES`, or when `signal` aborts: the
 * signal of the request has no effect once the headers have arrived.
 */
async function readText({ body }: Response, signal: AbortSignal): Promise<string> {
  const reader = body
    ?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal })
    .getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new ApiError("unreachable");
    text += decoder.decode(value, { stream: true });
  }
}

/** Loads ky, which is in a chunk of its own: the first screen does not need it. */
async function loadClient() {
  const { client } = await withTimeout(ATTEMPT_TIMEOUT_MS, import("./client.ts"));
  return client;
}

/**
 * Sends every request to the API. An early request of the page is taken over instead of sent again,
 * except for a signed-in user: it carries no token. `getIdToken` is called for every attempt.
 */
export function createHttp(
  baseUrl: string,
  getIdToken: () => Promise<string | null>,
  attemptTimeoutMs = ATTEMPT_TIMEOUT_MS,
): Http {
  /** Prepares a request to `url`: token and code. Returns the function that sends it. */
  async function prepare(url: string): Promise<(signal: AbortSignal) => Promise<Response>> {
    const early = takeEarlyRequest(url);
    const token = await getIdToken();
    if (early && !token) return (signal) => responseOf(early, signal);
    early?.controller.abort();
    const client = await loadClient();
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    return (signal) => client.get(url, { signal, headers });
  }

  return {
    async get(path, signal) {
      const limit = new AbortController();
      const end = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        const send = await prepare([baseUrl, ...path.map(encodeURIComponent)].join("/"));
        // The time limit starts here: waiting for the token or for code does not count.
        timer = setTimeout(() => limit.abort(), attemptTimeoutMs);
        const response = await send(end);
        return {
          status: response.status,
          ok: response.ok,
          json: parseJson(await readText(response, end)),
          retryAfterMs: retryAfterMs(response.headers.get("Retry-After")),
        };
      } catch (cause) {
        // Ends the download of a response that is no longer needed.
        limit.abort();
        if (cause instanceof ApiError) throw cause;
        throw new ApiError("unreachable", { isRetryable: true, cause });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
