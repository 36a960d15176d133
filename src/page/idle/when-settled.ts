import type { QueryClient } from "@tanstack/react-query";

/** After this time work of low priority starts even if the API does not respond. */
const SETTLE_TIMEOUT_MS = 4_000;

/** Resolves when no query is fetching, or after 4 seconds. */
export async function whenSettled(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching() === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, SETTLE_TIMEOUT_MS);
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() === 0) resolve();
  });
  await promise;
  clearTimeout(timer);
  unsubscribe();
}
