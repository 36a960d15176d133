// @vitest-environment jsdom
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from "fake-indexeddb";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { wholeList } from "#src/monsters/monster-list.ts";
import { readFirstMonsters } from "#src/queries/stored-list/first-monsters.ts";
import { inventMonster } from "#tests/support/invent-monster.ts";
import { clearDatabase, openDatabase, startVisit } from "#tests/support/list-visit.ts";

const HOUR_MS = 3_600_000;
const OLD = Date.now() - 2 * HOUR_MS;
const NEW = Date.now() - HOUR_MS;
/** Three slices, the last of them not full. */
const LONG = generateMonsters(1_200);

const always = () => true;
const read = async () => (await startVisit()).readList(always);
const write = async (fetchedAt: number, monsters: Monster[]) =>
  (await startVisit()).writeList(wholeList(monsters, fetchedAt));

const storedKeys = async () => (await openDatabase()).keys();

const failing = (name: string) => () => {
  throw new DOMException(name, name);
};

/** Makes the database full after so many records. */
function fillAfter(count: number) {
  const { put } = IDBObjectStore.prototype;
  const calls = vi.spyOn(IDBObjectStore.prototype, "put");
  for (let record = 0; record < count; record += 1) calls.mockImplementationOnce(put);
  calls.mockImplementationOnce(failing("QuotaExceededError"));
}

beforeEach(clearDatabase);

describe("a stored list", () => {
  test("is read as it was, whatever its length", async () => {
    const text = fc.string({ unit: "grapheme" });
    const names = fc.array(text.map((name) => `a${name}`.trim()));
    const list = fc
      .tuple(names, fc.constantFrom(0, 499, 500, 501, 1_000))
      .map(([known, generated]) => [
        ...generateMonsters(generated),
        ...known.map((name, index) => inventMonster({ id: `known-${index}`, name, moves: [name] })),
      ]);
    await fc.assert(
      fc.asyncProperty(list, async (monsters) => {
        clearDatabase();
        await write(OLD, monsters);
        expect(await read()).toEqual(wholeList(monsters, OLD));
      }),
      { numRuns: 20 },
    );
  });

  test("gives way to a newer one, of which nothing is left behind, and not to an older one", async () => {
    await write(OLD, LONG);
    await write(NEW, CATALOGUE);
    expect(await storedKeys()).toEqual(["meta", [NEW, 0]]);
    await write(OLD, LONG);
    expect(await read()).toEqual(wholeList(CATALOGUE, NEW));
    expect(readFirstMonsters()).toMatchObject({ fetchedAt: NEW, total: CATALOGUE.length });
  });

  test("is not written again when a later answer is the same, but is as new as that", async () => {
    const first = await startVisit();
    await first.writeList(wholeList(LONG, OLD));
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await first.writeList(wholeList(LONG, OLD + 1));
    const second = await startVisit();
    const monsters = (await second.readList(always))?.monsters ?? [];
    await second.writeList(wholeList(monsters, NEW));
    expect(put.mock.calls.map(([, key]) => key)).toEqual(["meta", "meta"]);
    expect(readFirstMonsters()?.fetchedAt).toBe(NEW);
    expect(await read()).toEqual(wholeList(LONG, NEW));
  });

  test("is read no further when it is no longer wanted, and stays", async () => {
    await write(OLD, LONG);
    const { readList } = await startVisit();
    const isWanted = vi.fn(() => isWanted.mock.calls.length < 2);
    expect(await readList(isWanted)).toBeNull();
    expect(isWanted).toHaveBeenCalledWith(OLD);
    expect((await read())?.monsters).toEqual(LONG);
  });

  test("of a clock that was ahead is as old as the page, and gives way to the next one", async () => {
    await write(Date.now() + HOUR_MS, LONG);
    expect(await read()).toEqual(wholeList(LONG, performance.timeOrigin));
    await write(Date.now(), CATALOGUE);
    expect((await read())?.monsters).toEqual(CATALOGUE);
    expect(await storedKeys()).toHaveLength(2);
  });
});

test.each([
  ["a slice", 2],
  ["the last step", 3],
])("a list of which %s cannot be written leaves the one before", async (_, count) => {
  await write(OLD, CATALOGUE);
  fillAfter(count);
  await expect(write(NEW, LONG)).rejects.toThrow("QuotaExceeded");
  expect(await read()).toEqual(wholeList(CATALOGUE, OLD));
  expect(readFirstMonsters()?.fetchedAt).toBe(OLD);
  expect(await storedKeys()).toEqual(["meta", [OLD, 0]]);
});

const set = (fields: object) => (meta: unknown) => ({ ...Object(meta), ...fields });

test.each<[string, IDBValidKey, (old: unknown) => unknown]>([
  ["of another version", "meta", set({ version: 2 })],
  ["with more monsters than it should have", "meta", set({ count: 1_100 })],
  ["with fewer monsters than it should have", "meta", set({ count: 1_201 })],
  ["with a slice that is missing", "meta", set({ writtenAt: OLD + 1 })],
  ["with a slice that is empty", [OLD, 1], () => []],
  ["with a monster without a name", [OLD, 1], () => [{ id: "1" }]],
  ["with an id in two slices", [OLD, 2], () => LONG.slice(0, 200)],
])("a list that is unusable is none, and goes with the next one: %s", async (_, key, change) => {
  await write(OLD, LONG);
  await (await openDatabase()).replace(key, change);
  expect(await read()).toBeNull();
  await write(NEW, CATALOGUE);
  expect(await storedKeys()).toEqual(["meta", [NEW, 0]]);
});

test.each([0, 1])(
  "of two tabs that store at the same time, the newer list stays: %j",
  async (order) => {
    const [first, second] = [await startVisit(), await startVisit()];
    const writes = [
      () => first.writeList(wholeList(LONG, OLD)),
      () => second.writeList(wholeList(CATALOGUE, NEW)),
    ];
    if (order === 1) writes.reverse();
    await Promise.all(writes.map((start) => start()));
    expect(await read()).toEqual(wholeList(CATALOGUE, NEW));
    expect(await storedKeys()).toEqual(["meta", [NEW, 0]]);
  },
);

describe("a database", () => {
  test.each<[string, () => unknown]>([
    ["missing", () => vi.stubGlobal("indexedDB", undefined)],
    [
      "blocked",
      () => vi.spyOn(IDBFactory.prototype, "open").mockImplementation(failing("SecurityError")),
    ],
  ])("that is %s throws nothing but errors of its own calls", async (_, breakDatabase) => {
    breakDatabase();
    await expect(read()).rejects.toThrow();
    await expect(write(OLD, CATALOGUE)).rejects.toThrow();
    expect(readFirstMonsters()).toBeNull();
  });

  test("that never answers is given up", async () => {
    await write(OLD, CATALOGUE);
    const { readList, writeList } = await startVisit();
    vi.useFakeTimers();
    const open = vi
      .spyOn(IDBFactory.prototype, "open")
      .mockImplementation(() => Object.create(IDBOpenDBRequest.prototype));
    const failed = Promise.all([
      expect(readList(always)).rejects.toThrow("No answer"),
      expect(writeList(wholeList(LONG, NEW))).rejects.toThrow("No answer"),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    open.mockRestore();
    vi.useRealTimers();
    expect((await read())?.monsters).toEqual(CATALOGUE);
  });
});

test("the first monsters of a stored list are none when they are too long to be read, and those before go", async () => {
  await write(OLD, CATALOGUE);
  // JSON has six characters for one of these.
  const monsters = CATALOGUE.map((monster) => ({
    ...monster,
    id: monster.id.padEnd(400, "\u0001"),
  }));
  await write(NEW, monsters);
  expect(localStorage.getItem("first-screen")).toBeNull();
  expect((await read())?.monsters).toEqual(monsters);
});
