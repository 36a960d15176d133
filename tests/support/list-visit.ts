import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";

/** Replaces IndexedDB, which jsdom lacks, with an empty one. */
export const clearDatabase = () => void vi.stubGlobal("indexedDB", new IDBFactory());

/** The modules that keep the list, loaded anew as by another page. */
export async function startVisit() {
  vi.resetModules();
  return {
    ...(await import("#src/queries/stored-list/list-store.ts")),
    ...(await import("#src/queries/stored-list/persist-list.ts")),
    ...(await import("#src/queries/stored-list/list-database.ts")),
    ...(await import("#src/api/list-version.ts")),
  };
}

/** All keys in the database. */
export async function storedKeys(): Promise<unknown[]> {
  const { keys, createStore } = await import("idb-keyval");
  return keys(createStore("monster-field", "list"));
}
