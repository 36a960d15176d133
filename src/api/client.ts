import { onlineManager } from "@tanstack/react-query";
import ky, { type Hooks, isHTTPError } from "ky";
import { ApiError } from "./api-error.ts";
import { retryOutlook } from "./retry-after.ts";

/** How long an attempt may take, in milliseconds. */
export type TimeLimits = {
  /** Until the answer begins, and then without anything more of it. */
  silenceMs: number;
  /** From its beginning to its end. */
  wholeMs: number;
};

/** 10,000 monsters are 1.6 MB where nothing compresses them: 13 kB a second are enough, 23 kB take 70 seconds. */
export const TIME_LIMITS: TimeLimits = { silenceMs: 10_000, wholeMs: 120_000 };

/** Returns the ID token, another than the one that the API has `refused`; `null` for a guest, and after a failure. */
export type GetIdToken = (refused?: string) => Promise<string | null>;

/** What all requests have in common. */
const REQUEST_OPTIONS = {
  headers: { "Content-Type": "application/json" },
  // Query decides when data is stale; the browser must revalidate its own copy.
  cache: "no-cache",
  // A redirect must not carry the token to another address.
  redirect: "error",
} as const;

export type ClientOptions = {
  timeLimits?: TimeLimits | undefined;
};

type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Whether an error status makes the call fail; otherwise that answer is read, too. */
  throwHttpErrors?: boolean;
};

type Answer = { response: Response; json: unknown };

const refusal = (response: Response) =>
  new ApiError(response.status === 404 ? "notFound" : "rejected", retryOutlook(response));

/**
 * Reads an answer to its end. Rejects when the connection breaks, or the time is over: by the pipe's own signal, because
 * Node forgets those of a request that has been answered.
 */
async function bytesOf(
  { body }: Response,
  { silenceMs, wholeMs }: TimeLimits,
): Promise<ArrayBuffer> {
  const end = new AbortController();
  const stop = () => end.abort();
  const whole = setTimeout(stop, wholeMs);
  let silence = setTimeout(stop, silenceMs);
  const heard = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      clearTimeout(silence);
      silence = setTimeout(stop, silenceMs);
      controller.enqueue(chunk);
    },
  });
  try {
    return await new Response(body?.pipeThrough(heard, end)).arrayBuffer();
  } finally {
    clearTimeout(whole);
    clearTimeout(silence);
  }
}

/** As `response.json()`, which would replace what is not UTF-8. */
function readAnswer(response: Response, bytes: ArrayBuffer): Answer {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { response, json: JSON.parse(text) };
  } catch (cause) {
    throw new ApiError("unreachable", { ...retryOutlook(response), cause });
  }
}

const SCHEME = "Bearer ";

/** Sends the token, and if the API refuses it, once more a new one: it may be revoked, or the clock wrong. */
function tokenHooks(getIdToken: GetIdToken): Hooks {
  const authorize = async (request: Request, refused?: string) => {
    const token = await getIdToken(refused);
    if (token) request.headers.set("Authorization", SCHEME + token);
    return token !== null;
  };
  return {
    beforeRequest: [async ({ request }) => void (await authorize(request))],
    afterResponse: [
      async ({ request, response, retryCount }) => {
        const sent = request.headers.get("Authorization");
        if (response.status !== 401 || sent === null) return undefined;
        const isFirst = retryCount === 0;
        if (isFirst && (await authorize(request, sent.slice(SCHEME.length))))
          return ky.retry({ delay: 0 });
        console.error("The API refuses the ID token");
        return undefined;
      },
    ],
  };
}

/** Returns the function that sends every request to the API, with the token of `getIdToken` at that time. */
export function createClient(
  baseUrl: string,
  getIdToken: GetIdToken,
  { timeLimits = TIME_LIMITS }: ClientOptions = {},
) {
  const client = ky.create({
    ...REQUEST_OPTIONS,
    prefix: baseUrl,
    timeout: timeLimits.silenceMs,
    // Query retries, except with a new token.
    retry: { limit: 1, shouldRetry: () => false },
    hooks: tokenHooks(getIdToken),
  });

  /**
   * Gets `path`.
   * @throws {ApiError} `notFound` for 404, `rejected` for any other error status, or else `unreachable`.
   */
  return async function get(path: string, { signal, ...options }: CallOptions): Promise<Answer> {
    try {
      const response = await client.get(path, { ...options, signal: signal ?? null });
      const bytes = await bytesOf(response, timeLimits);
      onlineManager.setOnline(true);
      return readAnswer(response, bytes);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      const isRefused = isHTTPError(cause);
      // Without an answer, it may still be the API that is down.
      if (isRefused || !signal?.aborted) onlineManager.setOnline(isRefused || navigator.onLine);
      if (isRefused) throw refusal(cause.response);
      throw new ApiError("unreachable", { isRetryable: true, cause });
    }
  };
}
