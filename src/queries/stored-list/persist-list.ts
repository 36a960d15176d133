import { hashKey, type QueryClient } from "@tanstack/react-query";
import { loadOptional } from "#src/lib/load-optional.ts";
import { idle, whenIdle } from "#src/lib/when-idle.ts";
import { isWhole, type MonsterList } from "#src/monsters/monster-list.ts";
import { hydrateList, LIST_KEY } from "#src/queries/list-cache.ts";
import { readEmbeddedList } from "./embedded-list.ts";
import { readList, writeList } from "./list-store.ts";

/** The whole list, once it is known. */
function wholeList(queryClient: QueryClient): MonsterList | undefined {
  const list = queryClient.getQueryData<MonsterList>(LIST_KEY);
  return list && isWhole(list) ? list : undefined;
}

/**
 * Restores the list of the last visit when the page is idle, unless a newer one comes before. Without a stored list it
 * uses that of the page. Never rejects.
 */
export async function restoreList(queryClient: QueryClient): Promise<void> {
  const isNewer = (fetchedAt: number) => fetchedAt > (wholeList(queryClient)?.fetchedAt ?? 0);
  await idle();
  const stored = await loadOptional(() => readList(isNewer));
  const list = stored ?? (wholeList(queryClient) ? null : readEmbeddedList());
  if (list) hydrateList(queryClient, list);
}

/** Stores the list for the next visit, now and after every fetch. No other query is stored. */
export function persistListOnFetch(queryClient: QueryClient): void {
  const write = () => {
    const list = wholeList(queryClient);
    return list && writeList(list);
  };
  const persist = () => whenIdle(() => void loadOptional(write));
  const listHash = hashKey(LIST_KEY);
  persist();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash === listHash) persist();
  });
}
