import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { isWhole, type MonsterList } from "#src/monsters/monster-list.ts";

export const LIST_KEY = ["monsters", "list"] as const;

/** A whole list is better than a part of one, and a newer one than an older. */
function isBetter(list: MonsterList, known: MonsterList): boolean {
  return isWhole(list) === isWhole(known) ? list.fetchedAt > known.fetchedAt : isWhole(list);
}

/**
 * Puts a list into the query cache with the time when it was fetched, unless a better one is there. The error of a failed
 * request stays.
 */
export function hydrateList(queryClient: QueryClient, list: MonsterList): void {
  const { data: known, error = null } = queryClient.getQueryState<MonsterList>(LIST_KEY) ?? {};
  if (known && !isBetter(list, known)) return;
  notifyManager.batch(() => {
    queryClient.setQueryData(LIST_KEY, list, { updatedAt: list.fetchedAt });
    const query = queryClient.getQueryCache().find({ queryKey: LIST_KEY });
    if (error) query?.setState({ error, status: "error" });
    // However fresh it is, the page fetches it again: people reload to see what has changed.
    query?.invalidate();
  });
}
