import { hashKey, type QueryClient } from "@tanstack/react-query";
import { loadOptional } from "#src/lib/load-optional.ts";
import { idle, whenIdle } from "#src/lib/when-idle.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { readList, writeList } from "./list-store.ts";
import { seedEmbeddedList, seedList } from "./seed-list.ts";

/**
 * Restores the list of the last visit, once the page is idle, unless a newer one comes before. Where there
 * is none, the page's own is used. Never rejects.
 */
export async function restoreList(queryClient: QueryClient): Promise<void> {
  const knownSince = () => queryClient.getQueryState(LIST_KEY)?.dataUpdatedAt ?? 0;
  await idle();
  const stored = await loadOptional(() => readList((fetchedAt) => fetchedAt > knownSince()));
  if (stored) seedList(queryClient, stored);
  if (knownSince() === 0) seedEmbeddedList(queryClient);
}

async function storeList(queryClient: QueryClient): Promise<void> {
  const list = queryClient.getQueryState<Monster[]>(LIST_KEY);
  if (list?.data) await writeList({ fetchedAt: list.dataUpdatedAt, monsters: list.data });
}

/** Stores the list for the next visit, now and after every fetch. No other query is stored. */
export function storeListOnFetch(queryClient: QueryClient): void {
  const keep = () => whenIdle(() => void loadOptional(() => storeList(queryClient)));
  const listHash = hashKey(LIST_KEY);
  keep();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash === listHash) keep();
  });
}
