import { hashKey, type QueryClient } from "@tanstack/react-query";
import { whenIdle } from "#src/lib/when-idle.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { readFirstScreen } from "./first-screen.ts";
import { storeList } from "./stored-list.ts";

function store(queryClient: QueryClient): void {
  const list = queryClient.getQueryState<Monster[]>(LIST_KEY);
  if (!list?.data || list.dataUpdatedAt === readFirstScreen()?.fetchedAt) return;
  storeList({ version: 1, fetchedAt: list.dataUpdatedAt, monsters: list.data });
}

/** Stores the list for the next visit, now and after every fetch. No other query is stored. */
export function storeListOnFetch(queryClient: QueryClient): void {
  const keep = () => whenIdle(() => store(queryClient));
  const listHash = hashKey(LIST_KEY);
  keep();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash === listHash) keep();
  });
}
