import ky, { isHTTPError } from "ky";
import { withTimeout } from "#src/lib/with-timeout.ts";
import { ApiError } from "./api-error.ts";
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

type CallOptions = {
  signal: AbortSignal | undefined;
  /** Whether an error status makes the call fail; otherwise `read` gets that answer, too. */
  throwHttpErrors?: boolean;
};

const refusal = (response: Response) =>
  new ApiError(response.status === 404 ? "notFound" : "rejected", retryOutlook(response));

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
   * Gets `path`, and returns what `read` makes of the answer. The signal of `read` always aborts, at the latest when this
   * promise settles.
   * @throws {ApiError} `notFound` for 404, `rejected` for any other error status, that of `read`, or else
   * `unreachable`.
   */
  return async function get<Answer>(
    path: string,
    read: (response: Response, signal: AbortSignal) => Promise<Answer>,
    { signal, ...options }: CallOptions,
  ): Promise<Answer> {
    const settled = new AbortController();
    const end = signal ? AbortSignal.any([signal, settled.signal]) : settled.signal;
    const { promise: ended, reject } = Promise.withResolvers<never>();
    try {
      const response = await client.get(path, { ...options, signal: end });
      end.addEventListener("abort", () => reject(end.reason));
      return await withTimeout(attemptTimeoutMs, Promise.race([read(response, end), ended]));
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (isHTTPError(cause)) throw refusal(cause.response);
      throw new ApiError("unreachable", { isRetryable: true, cause });
    } finally {
      // Ends what nobody waits for any more: a download, a worker.
      settled.abort();
    }
  };
}
