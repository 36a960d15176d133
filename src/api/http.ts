import { withTimeout } from "#src/lib/with-timeout.ts";
import { ApiError } from "./api-error.ts";
import { responseOf, takeEarlyRequest } from "./early-request.ts";
import { retryAfterMs } from "./retry-after.ts";

/** How long one attempt may take, its body included. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/** Ten thousand monsters are a sixth of this. */
const MAX_RESPONSE_BYTES = 10_000_000;

/**
 * A response that arrived whole. `json` is `undefined` when the body is not JSON,
 * `retryAfterMs` is `null` when the API named no time to come again.
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

/** What a body says; `undefined` when it is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * The text of a body, which is given up as soon as it grows too long to be a response, or when
 * `signal` says so: the request's own signal may come too late, between head and body.
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

/** What sends requests; it comes in a chunk of its own, after the first screen. */
async function loadClient() {
  const { client } = await withTimeout(ATTEMPT_TIMEOUT_MS, import("./client.ts"));
  return client;
}

/**
 * The one way to the API. What the page itself has asked for is not asked for again, unless it is a
 * user who asks: the page asks as a guest. `getIdToken` is asked anew for every attempt.
 */
export function createHttp(
  baseUrl: string,
  getIdToken: () => Promise<string | null>,
  attemptTimeoutMs = ATTEMPT_TIMEOUT_MS,
): Http {
  /** Gets all that a request to `url` needs. Returns what sends it, until its signal ends it. */
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
        // Only now: a token, or code, that comes late must not cost the request.
        timer = setTimeout(() => limit.abort(), attemptTimeoutMs);
        const response = await send(end);
        return {
          status: response.status,
          ok: response.ok,
          json: parseJson(await readText(response, end)),
          retryAfterMs: retryAfterMs(response.headers.get("Retry-After")),
        };
      } catch (cause) {
        // What still flows is of no use.
        limit.abort();
        if (cause instanceof ApiError) throw cause;
        throw new ApiError("unreachable", { isRetryable: true, cause });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
