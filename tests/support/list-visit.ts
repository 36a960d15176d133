import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { persistListOnFetch, restoreList } from "#src/queries/persist-list.ts";
import { createQueryClient } from "#src/queries/query-client.ts";

/** Replaces IndexedDB, which jsdom lacks, with an empty one. */
export function clearDatabase() {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
}

/** Another visit, whose API has answered with this list. */
export function visitWith(list: MonsterList) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(LIST_KEY, list, { updatedAt: list.fetchedAt });
  persistListOnFetch(queryClient);
}

/** What a visit starts with that cannot reach the API. */
export async function restored(
  queryClient = createQueryClient(),
): Promise<MonsterList | undefined> {
  await restoreList(queryClient);
  return queryClient.getQueryData<MonsterList>(LIST_KEY);
}

/** Stores a list, and waits until it is there. */
export async function store(fetchedAt: number, monsters = CATALOGUE) {
  visitWith({ monsters, fetchedAt });
  await vi.waitFor(async () => {
    if ((await restored())?.monsters.length !== monsters.length) throw new Error("Not stored");
  }, 5_000);
}
