import type { QueryClient } from "@tanstack/react-query";

/** How long what may come later waits for an API that does not answer. */
const PATIENCE_MS = 4_000;

/** Calls `task` once all that is being fetched has come or failed, or at last after some seconds. */
export function whenSettled(queryClient: QueryClient, task: () => void): void {
  if (queryClient.isFetching() === 0) {
    task();
    return;
  }
  const finish = () => {
    clearTimeout(timer);
    unsubscribe();
    task();
  };
  const timer = setTimeout(finish, PATIENCE_MS);
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() === 0) finish();
  });
}
