import { hashKey, type QueryClient } from "@tanstack/react-query";
import { firstScreenOf, readFirstScreen, storeFirstScreen } from "#src/first-screen.ts";
import { whenIdle } from "#src/idle.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { storeKnownMonsters } from "./known-monsters.ts";
import { LIST_KEY } from "./monsters.ts";

function store(queryClient: QueryClient): void {
  const list = queryClient.getQueryState<Monster[]>(LIST_KEY);
  if (!list?.data || list.dataUpdatedAt === readFirstScreen()?.fetchedAt) return;
  storeKnownMonsters({ version: 1, fetchedAt: list.dataUpdatedAt, monsters: list.data });
  storeFirstScreen(firstScreenOf(list.data, list.dataUpdatedAt));
}

/** Keeps the list for the next visit, now and whenever it is fetched. Nothing else is kept. */
export function keepKnownMonsters(queryClient: QueryClient): void {
  const keep = () => whenIdle(() => store(queryClient));
  const listHash = hashKey(LIST_KEY);
  keep();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash === listHash) keep();
  });
}
