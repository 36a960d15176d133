import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#src/api/api-error.ts";

const MAX_RETRIES = 2;

/** Whoever is asked to wait longer is told of the error instead, and tries again by hand. */
const MAX_RETRY_AFTER_MS = 10_000;

/** Public data is fresh enough for this long; after that a visit refreshes it behind the screen. */
export const STALE_AFTER_MS = 60_000;

const retryAfterMs = (error: Error) => (error instanceof ApiError && error.retryAfterMs) || 0;

/**
 * The query client of the app: the one place that retries.
 * @param firstRetryDelayMs the wait before the first retry; it doubles for each further one.
 */
export function createQueryClient(firstRetryDelayMs = 1_000): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The default, "online", leaves a first load without network pending for ever.
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          error instanceof ApiError &&
          error.isRetryable &&
          retryAfterMs(error) <= MAX_RETRY_AFTER_MS,
        retryDelay: (failures, error) =>
          Math.max(firstRetryDelayMs * 2 ** failures, retryAfterMs(error)),
      },
    },
  });
}
