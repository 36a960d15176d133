import ky, { isHTTPError } from "ky";
import { withTimeout } from "#src/lib/with-timeout.ts";
import { REQUEST_OPTIONS } from "#src/page/contract.ts";
import { fetchOrTakeOver } from "#src/page/takeover/take-early-request.ts";
import { ApiError } from "./api-error.ts";
import { answers } from "./reachability.ts";
import { retryOutlook } from "./retry-after.ts";

/** How long an attempt may take until the answer begins, and again until it is read. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

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
  attemptTimeoutMs = ATTEMPT_TIMEOUT_MS,
) {
  const client = ky.create({
    ...REQUEST_OPTIONS,
    prefix: baseUrl,
    fetch: fetchOrTakeOver,
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
      answers.note(true);
      end.addEventListener("abort", () => reject(end.reason));
      return await withTimeout(attemptTimeoutMs, Promise.race([read(response, end), ended]));
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      const isRefused = isHTTPError(cause);
      if (isRefused || !signal?.aborted) answers.note(isRefused);
      if (isRefused) throw refusal(cause.response);
      throw new ApiError("unreachable", { isRetryable: true, cause });
    } finally {
      // Ends what nobody waits for any more: a download, a worker.
      settled.abort();
    }
  };
}
