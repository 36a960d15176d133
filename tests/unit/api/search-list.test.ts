// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toRomaji } from "wanakana";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { searchLongList } from "#src/api/search-list.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { search as searchOnPage } from "#src/monsters/search/search-monsters.ts";
import { stubWorkers } from "#tests/support/fake-worker.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { arbitraryQuery } from "#tests/support/query-arbitrary.ts";
import { SYLLABLES } from "#tests/support/romanize.ts";

const GENERATED = generateMonsters(300);

const kana = fc
  .array(fc.constantFrom(...SYLLABLES, "ー", "ん", "っか", "竜"), { minLength: 1, maxLength: 5 })
  .map((syllables) => syllables.join(""));
const between = fc.constantFrom("・", " ", "-", "");
const words = fc.tuple(kana, between, kana).map((parts) => parts.join(""));
const latin = fc.stringMatching(/^[a-z' -]{1,10}$/);
const anything = fc.string({ unit: "binary", minLength: 1, maxLength: 8 });
/** Of few sounds, so that many of them are alike. */
const alike = fc
  .array(fc.constantFrom("か", "が", "き", "ん", "た"), { minLength: 1, maxLength: 6 })
  .map((syllables) => syllables.join(""));
const text = fc.oneof(kana, words, alike, alike, latin, anything);

const invented = fc
  .record({
    name: text,
    type: fc.option(fc.oneof(fc.constantFrom("fire", "みず・いわ"), text)),
    moves: fc.option(fc.array(text, { maxLength: 3 })),
  })
  .map(inventMonster);

/** More than are normalized at once, some of them twice. */
const list: fc.Arbitrary<Monster[]> = fc
  .tuple(
    fc.array(invented, { minLength: 1, maxLength: 20 }),
    fc.constantFrom(0, 0, 250, GENERATED.length),
  )
  .map(([some, count]) => [...some, ...GENERATED.slice(0, count), ...some])
  .map((monsters) => monsters.map((monster, at) => ({ ...monster, id: String(at + 1) })));

/** A part of a name, in which something may stand instead of a part. */
const slip = (name: string) =>
  fc
    .record({
      start: fc.constantFrom(0, 0, 1, 2, 3),
      cut: fc.constantFrom(0, 0, 1, 2),
      at: fc.nat({ max: 6 }),
      left: fc.constantFrom(0, 0, 1, 2),
      more: fc.oneof(fc.constantFrom("", " "), fc.constantFrom("き", "ん", ...SYLLABLES)),
    })
    .map(({ start, cut, at, left, more }) => {
      const part = name.slice(start, name.length - cut);
      return part.slice(0, at) + more + part.slice(at + left);
    });

/** A list, and a text that often says something of one of its monsters, in kana or romanized. */
const search = list.chain((monsters) => {
  const slips = fc.constantFrom(...monsters).chain(({ name }) => slip(name));
  return fc.record({
    monsters: fc.constant(monsters),
    text: fc.oneof(
      text,
      fc.tuple(text, slips).map((both) => both.join(" ")),
      slips,
      slips.map((name) => toRomaji(name)),
    ),
  });
});

const LIST = generateMonsters(3_000);
const query = { ...DEFAULT_QUERY, text: "ヒノ" };
const wanted = new AbortController().signal;

beforeEach(() => {
  vi.stubGlobal("scheduler", { yield: () => Promise.resolve() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a long list", () => {
  test("is searched in a worker with the result of the page, for any list and query", async () => {
    stubWorkers("works");
    await fc.assert(
      fc.asyncProperty(search, arbitraryQuery, async ({ monsters, text: typed }, filters) => {
        for (const asked of [
          { ...DEFAULT_QUERY, text: typed },
          { ...filters, text: typed },
          filters,
        ])
          expect(await searchLongList(monsters, asked, wanted)).toEqual(
            searchOnPage(monsters, asked),
          );
      }),
    );
  });

  test("is handed over once, and its worker ends when another list is searched", async () => {
    const workers = stubWorkers("works");
    await searchLongList(LIST, query, wanted);
    await searchLongList(LIST, DEFAULT_QUERY, wanted);
    expect(workers.map(({ requests }) => requests)).toEqual([
      [...Array(6).fill("slice"), "search", "search"],
    ]);
    await searchLongList([...LIST], query, wanted);
    await vi.waitFor(() =>
      expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]),
    );
  });

  test.each(["cannot start", "error", "messageerror"] as const)(
    "is searched by the page where a worker fails: %s",
    async (fate) => {
      const workers = stubWorkers(fate);
      const list = [...LIST];
      const expected = searchOnPage(list, query);
      expect(await searchLongList(list, query, wanted)).toEqual(expected);
      const started = workers.length;
      expect(await searchLongList(list, query, wanted)).toEqual(expected);
      expect(workers).toHaveLength(started);
    },
  );

  test("is searched by the page where a worker that has worked says nothing any more", async () => {
    const [list, workers] = [[...LIST], stubWorkers("works")];
    await searchLongList(list, DEFAULT_QUERY, wanted);
    for (const worker of workers) worker.fate = "silence";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const result = searchLongList(list, query, wanted);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await result).toEqual(searchOnPage(list, query));
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });

  test("is not searched for what is no longer wanted when it is its turn", async () => {
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
});
