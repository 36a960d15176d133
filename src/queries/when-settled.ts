import type { QueryClient } from "@tanstack/react-query";
import { noop } from "#src/lib/noop.ts";
import { withTimeout } from "#src/lib/with-timeout.ts";

/** After this time work of low priority starts even if the API does not respond. */
const SETTLE_TIMEOUT_MS = 4_000;

/** Resolves when all queries that are being fetched have ended, or after 4 seconds. */
export async function whenSettled(queryClient: QueryClient): Promise<void> {
  const running = queryClient.getQueryCache().findAll({ fetchStatus: "fetching" });
  const ends = Promise.allSettled(running.map(({ promise }) => promise));
  await withTimeout(SETTLE_TIMEOUT_MS, ends).catch(noop);
}
