import { waitFor } from "@testing-library/react";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { vi } from "vitest";
import { type AuthUser, stateOf } from "#src/auth/auth-state.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { persistListOnFetch, restoreList } from "#src/queries/persist-list.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { MONSTERS } from "./mock-api.ts";

/** Replaces IndexedDB, which jsdom lacks, with an empty one. */
export function clearDatabase() {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
}

/** A visitor of whom it is known who they are. */
export function visitor(user: AuthUser | null = null) {
  const state = stateOf(user);
  return { getState: () => state, settled: async () => state };
}

/** Another visit, whose API has answered with this list. */
export function visitWith(list: MonsterList, user: AuthUser | null = null) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(LIST_KEY, list, { updatedAt: list.fetchedAt });
  persistListOnFetch(queryClient, visitor(user));
}

/** What a visit starts with that cannot reach the API. */
export async function restored(
  queryClient = createQueryClient(),
  user: AuthUser | null = null,
): Promise<MonsterList | undefined> {
  await restoreList(queryClient, visitor(user));
  return queryClient.getQueryData<MonsterList>(LIST_KEY);
}

/** Stores a list, and waits until it is there. */
export async function store(fetchedAt: number, monsters = MONSTERS, user: AuthUser | null = null) {
  visitWith({ monsters, fetchedAt }, user);
  await waitFor(async () => {
    if ((await restored(undefined, user))?.monsters.length !== monsters.length)
      throw new Error("Not stored");
  });
}
