import {
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
  type StoragePersisterOptions,
} from "@tanstack/query-persist-client-core";
import { hashKey, notifyManager, type QueryClient } from "@tanstack/react-query";
import { del, get, promisifyRequest, type UseStore } from "idb-keyval";
import * as v from "valibot";
import { monsterSchema } from "#src/api/schemas.ts";
import type { Auth } from "#src/auth/auth.ts";
import type { AuthState } from "#src/auth/auth-state.ts";
import { noop } from "#src/lib/noop.ts";
import { idle } from "#src/lib/scheduling.ts";
import { withTimeout } from "#src/lib/with-timeout.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { LIST_KEY } from "./monsters.ts";
import { LIST_DATABASE } from "./user-data.ts";

/** The version of what is stored: another is not read. */
const SHAPE = "3";

/** A database may never answer, for example in a private window. */
const LIMIT_MS = 10_000;

const STORE = "list";

/** Opens the database. One without the store, as an interrupted upgrade leaves it, is made anew. */
async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(LIST_DATABASE);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  const database = await promisifyRequest(request);
  if (database.objectStoreNames.contains(STORE)) return database;
  database.close();
  await promisifyRequest(indexedDB.deleteDatabase(LIST_DATABASE));
  return openDatabase();
}

const withStore: UseStore = async (mode, callback) => {
  const database = await openDatabase();
  try {
    return await callback(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
};

const storedState = v.object({
  data: v.pipe(
    v.object({
      monsters: v.array(monsterSchema),
      fetchedAt: v.pipe(
        v.number(),
        v.check((time) => time <= Date.now(), "The clock was ahead"),
      ),
    }),
    v.check(
      ({ monsters }) => new Set(monsters.map(({ id }) => id)).size === monsters.length,
      "Some monsters are there twice",
    ),
  ),
  dataUpdatedAt: v.number(),
});

/** @throws {v.ValiError} when what is stored is malformed. */
const readStored = (stored: PersistedQuery): PersistedQuery => ({
  ...stored,
  state: { ...stored.state, ...v.parse(storedState, stored.state) },
});

/** Another tab may have stored a newer list. */
const isNewer = (stored: PersistedQuery | undefined, than: PersistedQuery) => {
  const { success, output } = v.safeParse(storedState, stored?.state);
  if (!success || stored?.buster !== SHAPE) return false;
  return output.dataUpdatedAt >= than.state.dataUpdatedAt;
};

const OPTIONS: StoragePersisterOptions<PersistedQuery> = {
  storage: {
    getItem: (key) => withTimeout(LIMIT_MS, get<PersistedQuery>(key, withStore)),
    setItem: (key, query) =>
      withTimeout(
        LIMIT_MS,
        withStore("readwrite", async (store) => {
          if (isNewer(await promisifyRequest<PersistedQuery | undefined>(store.get(key)), query))
            return;
          store.put(query, key);
          // Removes what other users, and other versions, have stored.
          store.delete(IDBKeyRange.upperBound(key, true));
          store.delete(IDBKeyRange.lowerBound(key, true));
          await promisifyRequest(store.transaction);
        }),
      ),
    removeItem: (key) => withTimeout(LIMIT_MS, del(key, withStore)),
  },
  buster: SHAPE,
  maxAge: Number.POSITIVE_INFINITY,
  serialize: (query) => query,
  deserialize: readStored,
};

type Visitor = Pick<Auth, "getState" | "settled">;

/** Stores and reads the list of a user, or of guests. */
const persisterOf = ({ user }: AuthState) =>
  createQueryPersister({ ...OPTIONS, prefix: user ? `user ${user.uid}` : "guest" });

/**
 * Restores the list of the last visit of whoever is there, when the page is idle and it is known who that is, unless what
 * is known then is newer. The error of a failed request stays. Never rejects.
 */
export async function restoreList(queryClient: QueryClient, visitor: Visitor): Promise<void> {
  await idle();
  const state = await visitor.settled();
  const { retrieveQuery } = persisterOf(state);
  const list = await retrieveQuery<MonsterList>(hashKey(LIST_KEY)).catch(noop);
  if (visitor.getState() !== state) return;
  const { data: known, error = null } = queryClient.getQueryState<MonsterList>(LIST_KEY) ?? {};
  if (!list || (known && known.fetchedAt >= list.fetchedAt)) return;
  notifyManager.batch(() => {
    queryClient.setQueryData(LIST_KEY, list, { updatedAt: list.fetchedAt });
    queryClient
      .getQueryCache()
      .find({ queryKey: LIST_KEY })
      ?.setState({ isInvalidated: true, ...(error && { error, status: "error" }) });
  });
}

/** Stores the list for the next visit when the page is idle, now and after every fetch. No other query is stored. */
export function persistListOnFetch(queryClient: QueryClient, visitor: Visitor): void {
  const persist = async () => {
    await idle();
    const { data, isInvalidated } = queryClient.getQueryState(LIST_KEY) ?? {};
    // Invalidated data came from the page, or from this storage.
    if (!data || isInvalidated) return;
    await persisterOf(visitor.getState()).persistQueryByKey(LIST_KEY, queryClient).catch(noop);
  };
  void persist();
  queryClient.getQueryCache().subscribe((event) => {
    const isFetched = event.type === "updated" && event.action.type === "success";
    if (isFetched && event.query.queryHash === hashKey(LIST_KEY)) void persist();
  });
}
