// @vitest-environment jsdom
import type { QueryClient } from "@tanstack/react-query";
import { IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { createApi } from "#src/api/api.ts";
import { ApiError } from "#src/api/api-error.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { type MonsterList, wholeList } from "#src/monsters/monster-list.ts";
import { EMBEDDED_LIST_ID } from "#src/page/contract.ts";
import { LIST_KEY } from "#src/queries/list-cache.ts";
import { monsterQueries } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { clearDatabase, startVisit, storedKeys } from "#tests/support/list-visit.ts";
import { setFaults } from "#tests/support/mock-api.ts";
import { API_BASE_URL } from "#tests/support/render-app.tsx";

const HOUR_MS = 3_600_000;
const [FIRST] = CATALOGUE;
if (!FIRST) throw new Error("The catalogue is empty");
const asText = (fetchedAt: unknown, monsters: unknown[], version: unknown = 2) =>
  JSON.stringify({ version, fetchedAt, total: monsters.length, monsters });

const api = createApi(API_BASE_URL, async () => null);
const fetchList = async (queryClient: QueryClient) =>
  (await queryClient.query(monsterQueries.list(api))).monsters;
const knownMonsters = (queryClient: QueryClient) =>
  queryClient.getQueryData<MonsterList>(LIST_KEY)?.monsters;
const hoursAgo = (hours: number) => Date.now() - hours * HOUR_MS;

function embed(json: string): void {
  document.body.innerHTML = `<script type="application/json" id="${EMBEDDED_LIST_ID}"></script>`;
  document.body.firstElementChild?.append(json);
}

const store = async (fetchedAt: number, monsters: Monster[]) =>
  (await startVisit()).writeList(wholeList(monsters, fetchedAt));

/** What a visit starts with that cannot reach the API. */
async function restored(queryClient = createQueryClient()) {
  await (await startVisit()).restoreList(queryClient);
  const list = queryClient.getQueryData<MonsterList>(LIST_KEY);
  return { data: list?.monsters, fetchedAt: list?.fetchedAt };
}

const denied = () => {
  throw new DOMException("Denied", "SecurityError");
};

beforeEach(clearDatabase);

afterEach(() => {
  document.body.innerHTML = "";
});

describe("the list at the start", () => {
  test("is the last visit's list, with its age", async () => {
    const fetchedAt = hoursAgo(1);
    await store(fetchedAt, CATALOGUE);
    expect(await restored()).toEqual({ data: CATALOGUE, fetchedAt });
  });

  test("is the list embedded in the page at the first visit", async () => {
    const fetchedAt = hoursAgo(1);
    embed(asText(fetchedAt, CATALOGUE));
    expect(await restored()).toEqual({ data: CATALOGUE, fetchedAt });
  });

  test("is the list embedded in the page where the stored one cannot be read", async () => {
    vi.stubGlobal("indexedDB", undefined);
    embed(asText(hoursAgo(1), [FIRST]));
    expect((await restored()).data).toEqual([FIRST]);
  });

  test("is asked for anew, however fresh it is", async () => {
    await store(Date.now(), [FIRST]);
    const queryClient = createQueryClient();
    expect((await restored(queryClient)).data).toEqual([FIRST]);
    expect(await fetchList(queryClient)).toEqual(CATALOGUE);
  });

  test("does not replace the answer of the API, even where the clock was ahead", async () => {
    const queryClient = createQueryClient();
    await fetchList(queryClient);
    await store(Date.now() + HOUR_MS, [FIRST]);
    expect((await restored(queryClient)).data).toEqual(CATALOGUE);
  });

  test("gives way to the answer of the API that comes later", async () => {
    await store(hoursAgo(1), [FIRST]);
    setFaults({ list: "delay-500" });
    const queryClient = createQueryClient();
    const answer = fetchList(queryClient);
    expect((await restored(queryClient)).data).toEqual([FIRST]);
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

  test.each([
    ["no JSON", "{"],
    ["another version", asText(1, CATALOGUE, 1)],
    ["a monster without a name", asText(1, [{ id: "1" }])],
    ["two monsters with one id", asText(1, [FIRST, FIRST])],
    ["an invalid time", asText("yesterday", CATALOGUE)],
  ])("is none where the page embeds %s", async (_, json) => {
    embed(json);
    expect((await restored()).data).toBeUndefined();
  });
});

describe("the list stored for the next visit", () => {
  const isStored = () =>
    vi.waitFor(() => expect(localStorage.getItem("first-screen")).not.toBeNull(), 5_000);

  const visit = async () => {
    const queryClient = createQueryClient();
    (await startVisit()).persistListOnFetch(queryClient);
    queryClient.setQueryData(["user", "sakura", "profile"], { secret: "さくらの秘密" });
    await fetchList(queryClient);
    await isStored();
  };

  test("is what the next visit starts with", async () => {
    await visit();
    expect((await restored()).data).toEqual(CATALOGUE);
  });

  test("includes a list that was fetched before storing began", async () => {
    const queryClient = createQueryClient();
    await fetchList(queryClient);
    (await startVisit()).persistListOnFetch(queryClient);
    await isStored();
    expect((await restored()).data).toEqual(CATALOGUE);
  });

  test("contains nothing about a user", async () => {
    await visit();
    expect(Object.keys(localStorage)).toEqual(["first-screen"]);
    const { readRecord } = await startVisit();
    const keys = await storedKeys();
    expect(keys).toHaveLength(2);
    const [, slice] = keys;
    expect(await readRecord("meta")).toEqual({
      version: 1,
      fetchedAt: expect.any(Number),
      writtenAt: expect.any(Number),
      count: CATALOGUE.length,
      etag: null,
    });
    expect(slice).toEqual([expect.any(Number), 0]);
    expect(JSON.stringify(localStorage)).not.toMatch(/さくら|sakura/);
  });

  test("is skipped without harm when nothing can be stored", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(denied);
    const queryClient = createQueryClient();
    (await startVisit()).persistListOnFetch(queryClient);
    await fetchList(queryClient);
    await vi.waitFor(() => expect(put).toHaveBeenCalled(), 5_000);
    expect(knownMonsters(queryClient)).toEqual(CATALOGUE);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
