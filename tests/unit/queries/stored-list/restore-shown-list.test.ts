// @vitest-environment jsdom
import { afterEach, describe, expect, test } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { type MonsterList, wholeList } from "#src/monsters/monster-list.ts";
import { EMBEDDED_LIST_ID } from "#src/page/contract.ts";
import { LIST_KEY } from "#src/queries/list-cache.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { isInNumberOrder, writeFirstMonsters } from "#src/queries/stored-list/first-monsters.ts";
import { restoreShownList } from "#src/queries/stored-list/restore-shown-list.ts";
import { embed } from "#tests/support/embed.ts";

const PAIR = CATALOGUE.slice(0, 2);
const first = (fetchedAt: number): MonsterList => ({
  monsters: CATALOGUE.slice(0, 12),
  total: CATALOGUE.length,
  fetchedAt,
});
const store = (fetchedAt: number) => writeFirstMonsters(wholeList(CATALOGUE, fetchedAt));

const embedList = (list: object) => embed(EMBEDDED_LIST_ID, JSON.stringify(list));

const known = (queryClient = createQueryClient()) =>
  queryClient.getQueryData<MonsterList>(LIST_KEY);

/** What the app starts with. */
function restored(queryClient = createQueryClient()) {
  restoreShownList(queryClient);
  return known(queryClient);
}

afterEach(() => {
  globalThis.shownList = undefined;
});

describe("the app starts", () => {
  test("with what the list script has shown, whatever has been stored since", () => {
    globalThis.shownList = wholeList(PAIR, 2);
    store(3);
    embedList(wholeList(CATALOGUE, 1));
    expect(restored()).toEqual(wholeList(PAIR, 2));
  });

  test("with the list in the page, where that is what it shows", () => {
    store(1);
    embedList(wholeList(PAIR, 2));
    expect(restored()).toEqual(wholeList(PAIR, 2));
  });

  test("with the API's answer, where that came before", () => {
    embedList(wholeList(PAIR, 2));
    const queryClient = createQueryClient();
    queryClient.setQueryData(LIST_KEY, wholeList(CATALOGUE, 3));
    expect(restored(queryClient)).toEqual(wholeList(CATALOGUE, 3));
  });

  test("with what is stored, where the page shows no monsters", () => {
    store(1);
    expect(restored()).toEqual(first(1));
  });

  test("with nothing at the first visit, and where what is there is invalid", () => {
    expect(restored()).toBeUndefined();
    const nameless = { fetchedAt: 1, total: 1, monsters: [{ id: "1" }] };
    localStorage.setItem("first-screen", JSON.stringify(nameless));
    for (const json of ["{", JSON.stringify(nameless)]) {
      embed(EMBEDDED_LIST_ID, json);
      expect(restored()).toBeUndefined();
    }
    globalThis.shownList = wholeList([PAIR[0], PAIR[0]], 1);
    expect(restored()).toBeUndefined();
    globalThis.shownList = { ...wholeList(PAIR, 1), total: 1 };
    expect(restored()).toBeUndefined();
  });

  test("with a time that is not in the future", () => {
    store(Date.now() + 1_000_000);
    expect(restored()?.fetchedAt).toBe(performance.timeOrigin);
  });
});

test.each([
  [["a"], true],
  [["1", "2", "10"], true],
  [["1", "10", "2"], false],
  [["1", "1"], false],
  [["1", "a"], false],
])("the numbers %j are in order: %j", (ids, isOrdered) => {
  expect(isInNumberOrder(ids.map((id) => ({ id })))).toBe(isOrdered);
});
