import type { QueryClient } from "@tanstack/react-query";

/** How long what may come later waits for an API that does not answer. */
const SETTLE_TIMEOUT_MS = 4_000;

/** Resolves once all that is being fetched has come or failed, or at last after some seconds. */
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
