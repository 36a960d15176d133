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
  };
}

/** The database, opened anew. */
export async function openDatabase() {
  const { keys, update, createStore } = await import("idb-keyval");
  const store = createStore("monster-field", "list");
  return {
    keys: () => keys(store),
    /** Replaces a record, as a fault or another version may have left it. */
    replace: (key: IDBValidKey, change: (old: unknown) => unknown) => update(key, change, store),
  };
}
