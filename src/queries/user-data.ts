import type { Query, QueryClient } from "@tanstack/react-query";
import { CALLS } from "#src/api/calls.ts";

/** What is not for everyone goes with the user in whose name it was asked for. */
const OF_USER = {
  predicate: ({ queryKey: [call] }: Query) =>
    new Map(Object.entries(CALLS)).get(`${call}`)?.isFor !== "everyone",
};

/** The database with the list of the last visit, and nothing else. */
export const LIST_DATABASE = "monster-field";

/** Takes what a user who has left was shown from memory and device. */
export function forgetUserData(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll(OF_USER)) {
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
  try {
    indexedDB.deleteDatabase(LIST_DATABASE);
  } catch {
    // Nothing is stored where there is no storage.
  }
}

/** Ends what is being asked in the name of someone else, and lets everything be asked again when it is used. */
export function askAgain(queryClient: QueryClient): void {
  void queryClient.cancelQueries(OF_USER);
  void queryClient.invalidateQueries({ ...OF_USER, refetchType: "none" });
}
