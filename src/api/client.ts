import ky, { isHTTPError } from "ky";
import { ApiError } from "./api-error.ts";
import { answers } from "./reachability.ts";
import { retryOutlook } from "./retry-after.ts";

/** How long an attempt may take until the answer begins, and again until it is read. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/** What all requests have in common. */
const REQUEST_OPTIONS = {
  headers: { "Content-Type": "application/json" },
  // Query decides when data is stale; the browser must revalidate its own copy.
  cache: "no-cache",
  // A redirect must not carry the token to another address.
  redirect: "error",
} as const;

export type ClientOptions = {
  /** See `ATTEMPT_TIMEOUT_MS`, the default. */
  attemptTimeoutMs?: number | undefined;
  fetch?: typeof fetch;
};

/** Twice the size of a list of 100,000 monsters. */
const MAX_RESPONSE_BYTES = 32_000_000;

type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Whether an error status makes the call fail; otherwise that answer is read, too. */
  throwHttpErrors?: boolean;
};

type Answer = { response: Response; json: unknown };

const refusal = (response: Response) =>
  new ApiError(response.status === 404 ? "notFound" : "rejected", retryOutlook(response));

/** As `response.json()`, which would replace what is not UTF-8. */
function readAnswer(response: Response, bytes: ArrayBuffer): Answer {
  try {
    if (bytes.byteLength > MAX_RESPONSE_BYTES) throw new RangeError("The answer is too long");
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { response, json: JSON.parse(text) };
  } catch (cause) {
    throw new ApiError("unreachable", { ...retryOutlook(response), cause });
  }
}

/** Returns the function that sends every request to the API, with the token of `getIdToken` at that time. */
export function createClient(
  baseUrl: string,
  getIdToken: () => Promise<string | null>,
  { attemptTimeoutMs = ATTEMPT_TIMEOUT_MS, fetch }: ClientOptions = {},
) {
  const client = ky.create({
    ...REQUEST_OPTIONS,
    prefix: baseUrl,
    ...(fetch && { fetch }),
    timeout: attemptTimeoutMs,
    // Query retries.
    retry: 0,
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          const token = await getIdToken();
          if (token) request.headers.set("Authorization", `Bearer ${token}`);
        },
      ],
    },
  });

  /**
   * Gets `path`.
   * @throws {ApiError} `notFound` for 404, `rejected` for any other error status, or else `unreachable`.
   */
  return async function get(path: string, { signal, ...options }: CallOptions): Promise<Answer> {
    try {
      const request = client.get(path, { ...options, signal: signal ?? null });
      const response = await request;
      answers.note(true);
      return readAnswer(response, await request.arrayBuffer());
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      const isRefused = isHTTPError(cause);
      if (isRefused || !signal?.aborted) answers.note(isRefused);
      if (isRefused) throw refusal(cause.response);
      throw new ApiError("unreachable", { isRetryable: true, cause });
    }
  };
}
