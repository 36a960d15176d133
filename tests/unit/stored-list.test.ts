import { afterEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { createApi } from "#src/api/api.ts";
import { LIST_KEY, monsterQueries } from "#src/queries/monsters.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { readFirstScreen } from "#src/queries/stored-list/first-screen.ts";
import { storeListOnFetch } from "#src/queries/stored-list/store-list.ts";
import { EMBEDDED_LIST_ID, restoreList, storeList } from "#src/queries/stored-list/stored-list.ts";
import { API_BASE_URL } from "#tests/support/render-app.tsx";

const HOUR_MS = 3_600_000;
const [FIRST, SECOND] = CATALOGUE;
const storedJson = (fetchedAt: unknown, monsters: unknown, version: unknown = 1) =>
  JSON.stringify({ version, fetchedAt, monsters });

function embed(json: string): void {
  document.body.innerHTML = `<script type="application/json" id="${EMBEDDED_LIST_ID}"></script>`;
  const script = document.getElementById(EMBEDDED_LIST_ID);
  if (script) script.textContent = json;
}

function restored() {
  const queryClient = createQueryClient();
  restoreList(queryClient);
  const state = queryClient.getQueryState(LIST_KEY);
  return { data: state?.data, fetchedAt: state?.dataUpdatedAt };
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("the list at the start", () => {
  test("is the last visit's list, with its age", () => {
    const fetchedAt = Date.now() - HOUR_MS;
    localStorage.setItem("known-monsters", storedJson(fetchedAt, CATALOGUE));
    expect(restored()).toEqual({ data: CATALOGUE, fetchedAt });
  });

  test("is the list embedded in the page at the first visit", () => {
    const fetchedAt = Date.now() - HOUR_MS;
    embed(storedJson(fetchedAt, CATALOGUE));
    expect(restored()).toEqual({ data: CATALOGUE, fetchedAt });
  });

  test.each([
    ["the page's", 1, 2],
    ["the last visit's", 2, 1],
  ])("is the newer of the two: %s", (_, pageHours, visitHours) => {
    embed(storedJson(Date.now() - pageHours * HOUR_MS, [FIRST]));
    localStorage.setItem("known-monsters", storedJson(Date.now() - visitHours * HOUR_MS, [SECOND]));
    expect(restored().data).toEqual([pageHours < visitHours ? FIRST : SECOND]);
  });

  test("is asked for anew, however fresh it is", async () => {
    localStorage.setItem("known-monsters", storedJson(Date.now(), [FIRST]));
    const queryClient = createQueryClient();
    restoreList(queryClient);
    expect(queryClient.getQueryData(LIST_KEY)).toEqual([FIRST]);
    const api = createApi(API_BASE_URL, async () => null);
    expect(await queryClient.query(monsterQueries.list(api))).toEqual(CATALOGUE);
  });

  test("is never dated in the future, so that it is refreshed", () => {
    localStorage.setItem("known-monsters", storedJson(Date.now() + HOUR_MS, CATALOGUE));
    expect(restored().fetchedAt).toBeLessThanOrEqual(Date.now());
  });

  test.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["another version", storedJson(1, CATALOGUE, 2)],
    ["a monster without a name", storedJson(1, [{ id: "1" }])],
    ["two monsters with one id", storedJson(1, [FIRST, FIRST])],
    ["half of the text", storedJson(1, CATALOGUE).slice(0, 5_000)],
    ["no list", storedJson(1, { length: 1 })],
    ["an invalid time", storedJson("yesterday", CATALOGUE)],
  ])("is empty, and the stored data is removed, when that is %s", (_, json) => {
    localStorage.setItem("known-monsters", json);
    localStorage.setItem("first-screen", "{}");
    expect(restored().data).toBeUndefined();
    expect(localStorage.getItem("known-monsters")).toBeNull();
    expect(localStorage.getItem("first-screen")).toBeNull();
  });
});

describe("the list stored for the next visit", () => {
  const visit = async () => {
    const queryClient = createQueryClient();
    storeListOnFetch(queryClient);
    const api = createApi(API_BASE_URL, async () => null);
    queryClient.setQueryData(["user", "sakura", "profile"], { secret: "さくらの秘密" });
    await queryClient.query(monsterQueries.list(api));
    await vi.waitFor(() => expect(localStorage.getItem("first-screen")).not.toBeNull(), 5_000);
  };

  test("is what the next visit starts with", async () => {
    await visit();
    expect(restored().data).toEqual(CATALOGUE);
  });

  test("includes a list that was fetched before storing began", async () => {
    const queryClient = createQueryClient();
    const api = createApi(API_BASE_URL, async () => null);
    await queryClient.query(monsterQueries.list(api));
    storeListOnFetch(queryClient);
    await vi.waitFor(() => expect(restored().data).toEqual(CATALOGUE), 5_000);
  });

  const known = (fetchedAt: number) => ({ version: 1 as const, fetchedAt, monsters: CATALOGUE });

  test.each(["known-monsters", "first-screen"])(
    "is stored with its first screen or not at all: no room for %s",
    (full) => {
      const { setItem } = Storage.prototype;
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (
        this: Storage,
        key,
        value,
      ) {
        if (key === full) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, value);
      });
      storeList(known(2));
      expect(Object.keys(localStorage)).toEqual([]);
      expect(readFirstScreen()).toBeNull();
    },
  );

  test("leaves the one before in its place where there is no room for it", () => {
    storeList(known(1));
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    storeList(known(2));
    expect(readFirstScreen()?.fetchedAt).toBe(1);
    expect(restored()).toEqual({ data: CATALOGUE, fetchedAt: 1 });
  });

  test("contains nothing about a user", async () => {
    await visit();
    expect(Object.keys(localStorage).sort()).toEqual(["first-screen", "known-monsters"]);
    expect(JSON.stringify(localStorage)).not.toMatch(/さくら|sakura/);
  });

  test("is skipped without harm when nothing can be stored", async () => {
    const store = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const queryClient = createQueryClient();
    storeListOnFetch(queryClient);
    const api = createApi(API_BASE_URL, async () => null);
    await queryClient.query(monsterQueries.list(api));
    const tried = () => store.mock.calls.map(([key]) => key);
    await vi.waitFor(() => expect(tried()).toContain("known-monsters"), 5_000);
    expect(queryClient.getQueryData(LIST_KEY)).toEqual(CATALOGUE);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
