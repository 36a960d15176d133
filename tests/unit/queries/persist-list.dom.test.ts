import { waitFor } from "@testing-library/react";
import { IDBDatabase, IDBFactory, IDBObjectStore, IDBOpenDBRequest } from "fake-indexeddb";
import { createStore, keys, promisifyRequest, set, update } from "idb-keyval";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { createApi } from "#src/api/api.ts";
import { ApiError } from "#src/api/api-error.ts";
import { stateOf } from "#src/auth/auth-state.ts";
import type { Monster } from "#src/monsters/fields.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { LIST_KEY, monsterQueries } from "#src/queries/monsters.ts";
import { persistListOnFetch, restoreList } from "#src/queries/persist-list.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { SAKURA, TSUBAKI } from "#tests/support/fake-identity.ts";
import { LOOK_ALIKE_IDS, MARKUP } from "#tests/support/hostile-texts.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { clearDatabase, restored, store, visitor, visitWith } from "#tests/support/list-visit.ts";
import { API_BASE_URL, MONSTERS, setFaults } from "#tests/support/mock-api.ts";

const HOUR_MS = 3_600_000;
const OLD = Date.now() - 2 * HOUR_MS;
const NEW = Date.now() - HOUR_MS;
const LONG = generateMonsters(1_200);

const listOf = (monsters: Monster[], fetchedAt: number): MonsterList => ({ monsters, fetchedAt });

const listQuery = monsterQueries.list(createApi(API_BASE_URL, async () => null));

const openDatabase = () => createStore("monster-field", "list");

const storedKey = async () => {
  const [key = "", ...others] = await keys(openDatabase());
  expect(others).toEqual([]);
  return key;
};

const failing = (name: string) => () => {
  throw new DOMException(name, name);
};

beforeEach(clearDatabase);

describe("the list at the start", () => {
  test("is the last visit's, whatever was in it, with its age, and is asked for anew", async () => {
    const texts = [...MARKUP, ...LOOK_ALIKE_IDS].map((text) => `a${text}`.trim());
    const monsters = texts
      .filter((text) => text.isWellFormed())
      .map((name, index) => inventMonster({ id: `${index}`, name, moves: [name] }));
    await store(OLD, monsters);
    const queryClient = createQueryClient();
    expect(await restored(queryClient)).toEqual(listOf(monsters, OLD));
    expect(queryClient.getQueryState(LIST_KEY)?.isInvalidated).toBe(true);
  });

  test("does not replace the answer of the API", async () => {
    await store(NEW, LONG);
    const queryClient = createQueryClient();
    await queryClient.query(listQuery);
    expect((await restored(queryClient))?.monsters).toEqual(MONSTERS);
  });

  test("is the newer one of those of the page and the last visit", async () => {
    await store(NEW, LONG);
    for (const [fetchedAt, newer] of [
      [OLD, LONG],
      [Date.now(), MONSTERS],
    ] as const) {
      const queryClient = createQueryClient();
      queryClient.setQueryData(LIST_KEY, listOf(MONSTERS, fetchedAt));
      expect((await restored(queryClient))?.monsters).toEqual(newer);
    }
  });

  test.each([
    ["a user", SAKURA],
    ["guests", null],
  ])("is no one else's where it is that of %s, and gives way to another's", async (_, owner) => {
    await store(OLD, LONG, owner);
    for (const user of [null, SAKURA, TSUBAKI])
      expect((await restored(undefined, user)) !== undefined).toBe(user === owner);
    await store(OLD, MONSTERS, TSUBAKI);
    expect(await restored(undefined, owner)).toBeUndefined();
  });

  test("is not that of a user who leaves while it is read", async () => {
    await store(OLD, LONG, SAKURA);
    const { settled } = visitor(SAKURA);
    const queryClient = createQueryClient();
    await restoreList(queryClient, { settled, getState: () => stateOf(null) });
    expect(queryClient.getQueryData(LIST_KEY)).toBeUndefined();
  });

  test("does not hide that the API has failed before", async () => {
    await store(OLD);
    setFaults({ list: "400" });
    const queryClient = createQueryClient();
    await expect(queryClient.query(listQuery)).rejects.toThrow(ApiError);
    expect((await restored(queryClient))?.monsters).toEqual(MONSTERS);
    expect(queryClient.getQueryState(LIST_KEY)?.error).toBeInstanceOf(ApiError);
  });
});

describe("the list stored for the next visit", () => {
  test.each(["before", "after"])(
    "is what was fetched %s storing began, and no other query",
    async (time) => {
      const queryClient = createQueryClient();
      queryClient.setQueryData(["user", "sakura", "profile"], { secret: "さくらの秘密" });
      if (time === "before") await queryClient.query(listQuery);
      persistListOnFetch(queryClient, visitor());
      if (time === "after") await queryClient.query(listQuery);
      await waitFor(async () => expect((await restored())?.monsters).toEqual(MONSTERS));
      expect(await storedKey()).toMatch(/list/);
    },
  );

  test("stays when another tab has an older one, or when the next one does not fit", async () => {
    await store(NEW);
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    const isStoring = () => expect(transaction).toHaveBeenLastCalledWith("list", "readwrite");
    visitWith(listOf(LONG, NEW - 1));
    await waitFor(isStoring);
    expect(await restored()).toEqual(listOf(MONSTERS, NEW));
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    put.mockImplementationOnce(failing("QuotaExceededError"));
    visitWith(listOf(LONG, Date.now()));
    await waitFor(() => expect(put).toHaveBeenCalled());
    expect(await restored()).toEqual(listOf(MONSTERS, NEW));
  });

  test.each<[string, (old: object) => unknown]>([
    ["of another version", (old) => ({ ...old, buster: "2" })],
    ["no list at all", () => "list"],
    ["without its state", (old) => ({ ...old, state: null })],
    ["with a monster without a name", (old) => change(old, { monsters: [{ id: "1" }] })],
    ["with an id twice", (old) => change(old, { monsters: [LONG[0], LONG[0]] })],
    ["of no time", (old) => change(old, { fetchedAt: "today" })],
    [
      "from before the clock was set back",
      (old) => change(old, { fetchedAt: Date.now() + HOUR_MS }),
    ],
  ])("is none where it is %s, and gives way to the next one", async (_, spoil) => {
    await store(OLD, LONG);
    await update(await storedKey(), (old) => spoil(Object(old)), openDatabase());
    expect(await restored()).toBeUndefined();
    await store(NEW);
  });

  test("takes the place of what other versions have stored", async () => {
    await store(OLD);
    await set("meta", { version: 1 }, openDatabase());
    await store(NEW, LONG);
    await storedKey();
  });
});

function change(old: object, fields: object): unknown {
  const { state }: { state?: { data?: object } } = old;
  return { ...old, state: { ...state, data: { ...state?.data, ...fields } } };
}

describe("a database", () => {
  test("that is blocked costs nothing but the stored list", async () => {
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(failing("SecurityError"));
    const queryClient = createQueryClient();
    persistListOnFetch(queryClient, visitor());
    await queryClient.query(listQuery);
    expect((await restored(queryClient))?.monsters).toEqual(MONSTERS);
    expect(await restored()).toBeUndefined();
  });

  test("that never answers is given up", async () => {
    await store(OLD);
    vi.useFakeTimers();
    const open = vi
      .spyOn(IDBFactory.prototype, "open")
      .mockImplementation(() => Object.create(IDBOpenDBRequest.prototype));
    const silent = restored();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await silent).toBeUndefined();
    open.mockRestore();
    vi.useRealTimers();
    expect((await restored())?.monsters).toEqual(MONSTERS);
  });

  test("without its store, as an interrupted upgrade leaves it, is made anew", async () => {
    (await promisifyRequest(indexedDB.open("monster-field"))).close();
    expect(await restored()).toBeUndefined();
    await store(NEW);
  });
});
