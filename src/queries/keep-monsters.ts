import { hashKey, noop, type QueryClient } from "@tanstack/react-query";
import { whenIdle } from "#src/idle.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { LIST_KEY } from "./monsters.ts";

async function store(queryClient: QueryClient): Promise<void> {
  const list = queryClient.getQueryState<Monster[]>(LIST_KEY);
  if (!list?.data) return;
  const { storeMonsters } = await import("./store-monsters.ts");
  storeMonsters(list.data, list.dataUpdatedAt);
}

/** Keeps the list for the next visit, whenever it has been fetched. Nothing else is kept. */
export function keepKnownMonsters(queryClient: QueryClient): void {
  const listHash = hashKey(LIST_KEY);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash === listHash) whenIdle(() => store(queryClient).catch(noop));
  });
}
