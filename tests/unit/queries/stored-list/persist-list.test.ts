// @vitest-environment jsdom
import type { QueryClient } from "@tanstack/react-query";
import { IDBObjectStore } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { createApi } from "#src/api/api.ts";
import { ApiError } from "#src/api/api-error.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { type MonsterList, wholeList } from "#src/monsters/monster-list.ts";
import { EMBEDDED_LIST_ID } from "#src/page/contract.ts";
import { LIST_KEY } from "#src/queries/list-cache.ts";
import { monsterQueries } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { embed } from "#tests/support/embed.ts";
import { clearDatabase, openDatabase, startVisit } from "#tests/support/list-visit.ts";
import { setFaults } from "#tests/support/mock-api.ts";
import { API_BASE_URL } from "#tests/support/render-app.tsx";

const HOUR_MS = 3_600_000;
const FIRST = CATALOGUE.slice(0, 1);

const api = createApi(API_BASE_URL, async () => null);
const fetchList = async (queryClient: QueryClient) =>
  (await queryClient.query(monsterQueries.list(api))).monsters;
const knownMonsters = (queryClient: QueryClient) =>
  queryClient.getQueryData<MonsterList>(LIST_KEY)?.monsters;
const hoursAgo = (hours: number) => Date.now() - hours * HOUR_MS;

const store = async (fetchedAt: number, monsters: Monster[]) =>
  (await startVisit()).writeList(wholeList(monsters, fetchedAt));

/** What a visit starts with that cannot reach the API. */
async function restored(queryClient = createQueryClient()) {
  await (await startVisit()).restoreList(queryClient);
  const list = queryClient.getQueryData<MonsterList>(LIST_KEY);
  return { data: list?.monsters, fetchedAt: list?.fetchedAt };
}

beforeEach(clearDatabase);

describe("the list at the start", () => {
  test("is the list embedded in the page where none is stored or can be read", async () => {
    const fetchedAt = hoursAgo(1);
    embed(EMBEDDED_LIST_ID, JSON.stringify(wholeList(CATALOGUE, fetchedAt)));
    expect(await restored()).toEqual({ data: CATALOGUE, fetchedAt });
    vi.stubGlobal("indexedDB", undefined);
    expect(await restored()).toEqual({ data: CATALOGUE, fetchedAt });
  });

  test("is the last visit's list, with its age, and asked for anew, however fresh it is", async () => {
    const fetchedAt = Date.now();
    await store(fetchedAt, FIRST);
    const queryClient = createQueryClient();
    expect(await restored(queryClient)).toEqual({ data: FIRST, fetchedAt });
    expect(await fetchList(queryClient)).toEqual(CATALOGUE);
  });

  test("does not replace the answer of the API, even where the clock was ahead", async () => {
    const queryClient = createQueryClient();
    await fetchList(queryClient);
    await store(Date.now() + HOUR_MS, FIRST);
    expect((await restored(queryClient)).data).toEqual(CATALOGUE);
  });

  test("gives way to the answer of the API that comes later", async () => {
    await store(hoursAgo(1), FIRST);
    setFaults({ list: "delay-500" });
    const queryClient = createQueryClient();
    const answer = fetchList(queryClient);
    expect((await restored(queryClient)).data).toEqual(FIRST);
    expect(await answer).toEqual(CATALOGUE);
    expect(knownMonsters(queryClient)).toEqual(CATALOGUE);
  });

  test("does not hide that the API has failed before", async () => {
    await store(hoursAgo(1), CATALOGUE);
    setFaults({ list: "400" });
    const queryClient = createQueryClient();
    await expect(fetchList(queryClient)).rejects.toThrow(ApiError);
    expect((await restored(queryClient)).data).toEqual(CATALOGUE);
    expect(queryClient.getQueryState(LIST_KEY)?.error).toBeInstanceOf(ApiError);
  });

  test("stays when the request for it ends with the screen that waits for it", async () => {
    await store(hoursAgo(1), CATALOGUE);
    setFaults({ list: "hang" });
    const queryClient = createQueryClient();
    const answer = expect(fetchList(queryClient)).resolves.toEqual(CATALOGUE);
    await restored(queryClient);
    await queryClient.cancelQueries({ queryKey: LIST_KEY });
    await answer;
    expect(knownMonsters(queryClient)).toEqual(CATALOGUE);
  });
});

describe("the list stored for the next visit", () => {
  const isStored = () =>
    vi.waitFor(() => expect(localStorage.getItem("first-screen")).not.toBeNull(), 5_000);

  test.each(["before", "after"])(
    "is what the next visit starts with, and contains nothing about a user, if it was fetched %s storing began",
    async (time) => {
      const queryClient = createQueryClient();
      queryClient.setQueryData(["user", "sakura", "profile"], { secret: "さくらの秘密" });
      if (time === "before") await fetchList(queryClient);
      (await startVisit()).persistListOnFetch(queryClient);
      if (time === "after") await fetchList(queryClient);
      await isStored();
      expect(Object.keys(localStorage)).toEqual(["first-screen"]);
      expect(JSON.stringify(localStorage)).not.toMatch(/さくら|sakura/);
      expect(await (await openDatabase()).keys()).toEqual(["meta", [expect.any(Number), 0]]);
      expect((await restored()).data).toEqual(CATALOGUE);
    },
  );

  test("is skipped without harm when nothing can be stored", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("Denied", "SecurityError");
    });
    const queryClient = createQueryClient();
    (await startVisit()).persistListOnFetch(queryClient);
    await fetchList(queryClient);
    await vi.waitFor(() => expect(put).toHaveBeenCalled(), 5_000);
    expect(knownMonsters(queryClient)).toEqual(CATALOGUE);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
