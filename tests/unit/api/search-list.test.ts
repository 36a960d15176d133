// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { searchLongList } from "#src/api/search-list.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { search as searchOnPage } from "#src/monsters/search/search-monsters.ts";
import { stubWorkers } from "#tests/support/fake-worker.ts";
import { arbitraryQuery } from "#tests/support/query-arbitrary.ts";

const LIST = generateMonsters(3_000);
const query = { ...DEFAULT_QUERY, text: "ヒノ" };
const wanted = new AbortController().signal;

beforeEach(() => {
  vi.stubGlobal("scheduler", { yield: () => Promise.resolve() });
});

test("a long list is searched in a worker with the result of the page, for any query", async () => {
  stubWorkers("works");
  await fc.assert(
    fc.asyncProperty(arbitraryQuery, async (asked) => {
      expect(await searchLongList(LIST, asked, wanted)).toEqual(searchOnPage(LIST, asked));
    }),
  );
});

test("a long list is handed over once, and its worker ends when another list is searched", async () => {
  const [list, workers] = [[...LIST], stubWorkers("works")];
  await searchLongList(list, query, wanted);
  await searchLongList(list, DEFAULT_QUERY, wanted);
  expect(workers.map(({ requests }) => requests)).toEqual([
    [...Array(6).fill("slice"), "search", "search"],
  ]);
  await searchLongList(LIST, query, wanted);
  await vi.waitFor(() =>
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]),
  );
});

test.each(["cannot start", "error", "messageerror"] as const)(
  "a long list is searched by the page where a worker fails: %s",
  async (fate) => {
    const workers = stubWorkers(fate);
    const list = [...LIST];
    const expected = searchOnPage(list, query);
    expect(await searchLongList(list, query, wanted)).toEqual(expected);
    const started = workers.length;
    await vi.waitFor(() => expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true));
    expect(await searchLongList(list, query, wanted)).toEqual(expected);
    expect(workers).toHaveLength(started);
  },
);

test("a long list is not searched for what is no longer wanted when it is its turn", async () => {
  const [list, workers] = [[...LIST], stubWorkers("works")];
  await searchLongList(list, DEFAULT_QUERY, wanted);
  const typedOn = new AbortController();
  const searches = [
    searchLongList(list, query, wanted),
    searchLongList(list, { ...query, text: "ヒノコ" }, typedOn.signal),
    searchLongList(list, { ...query, text: "ヒノコリ" }, wanted),
  ];
  typedOn.abort();
  const results = await Promise.allSettled(searches);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(workers[0]?.requests.filter((type) => type === "search")).toHaveLength(3);
});
