import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#src/api/api-error.ts";

const MAX_RETRIES = 2;

/** If the API asks for a longer wait, the error is shown with a button to retry. */
const MAX_RETRY_AFTER_MS = 10_000;

/** After this time, data is refetched in the background when a screen uses it. */
const STALE_AFTER_MS = 60_000;

const retryAfterMs = (error: Error) => (error instanceof ApiError && error.retryAfterMs) || 0;

type QueryClientOptions = {
  /** The wait before the first retry; it doubles for each further one. */
  firstRetryDelayMs?: number;
  /** What has arrived is handed on only after this has resolved. */
  release?: Promise<void>;
};

/** The query client of the app. Only here are requests retried. */
export function createQueryClient({
  firstRetryDelayMs = 1_000,
  release,
}: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // With the default, "online", a first load would stay pending while offline.
        networkMode: "always",
        // Whatever Query calls this: it stands around each request.
        persister: async (queryFn, context) => {
          try {
            return await queryFn(context);
          } finally {
            await release;
          }
        },
        refetchOnReconnect: true,
        // What is from the future is from before the clock was set back: who knows how old it is.
        staleTime: ({ state }) =>
          state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : STALE_AFTER_MS,
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
