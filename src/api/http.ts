import { importCode } from "#src/lib/import-code.ts";
import { withTimeout } from "#src/lib/with-timeout.ts";
import { ApiError } from "./api-error.ts";
import { readChunks, textOf } from "./body.ts";
import { responseOf, takeEarlyRequest } from "./early-request.ts";
import { retryOutlook } from "./retry-after.ts";

/** How long one attempt may take, its body included. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/** A response that arrived whole. `json` is `undefined` if the body is not JSON. */
export type HttpResponse = {
  status: number;
  ok: boolean;
  json: unknown;
  retry: ReturnType<typeof retryOutlook>;
};

/** Reads what a call needs of a response, until `signal` aborts. */
type Read<Answer> = (response: Response, signal: AbortSignal) => Promise<Answer>;

export type Http = {
  /**
   * Gets `path` below the base URL; its segments are encoded here. The signal that `read` gets aborts in
   * any case: at the latest when this promise settles.
   * @throws {ApiError} that of `read`; `unreachable`, when no whole response arrives.
   */
  get<Answer>(path: readonly string[], read: Read<Answer>, signal?: AbortSignal): Promise<Answer>;
};

/** The value in a JSON text; `undefined` if it is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Reads a response whole. */
export async function readJson(response: Response, signal: AbortSignal): Promise<HttpResponse> {
  const json = parseJson(textOf(await readChunks(response, signal)));
  const { status, ok } = response;
  return { status, ok, json, retry: retryOutlook(response) };
}

/** Loads ky, which is in a chunk of its own: the first screen does not need it. */
async function loadClient() {
  const { client } = await withTimeout(
    ATTEMPT_TIMEOUT_MS,
    importCode(() => import("./client.ts"), "client"),
  );
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
    async get(path, read, signal) {
      const limit = new AbortController();
      const end = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        const send = await prepare([baseUrl, ...path.map(encodeURIComponent)].join("/"));
        // The time limit starts here: waiting for the token or for code does not count.
        timer = setTimeout(() => limit.abort(), attemptTimeoutMs);
        const response = await send(end);
        end.addEventListener("abort", () => reject(end.reason));
        return await Promise.race([read(response, end), aborted]);
      } catch (cause) {
        if (cause instanceof ApiError) throw cause;
        throw new ApiError("unreachable", { isRetryable: true, cause });
      } finally {
        clearTimeout(timer);
        // Ends what is still going on for nobody: a download, a worker.
        limit.abort();
      }
    },
  };
}
