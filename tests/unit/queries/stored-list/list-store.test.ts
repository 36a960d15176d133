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
import { clearDatabase, startVisit, storedKeys } from "#tests/support/list-visit.ts";

const HOUR_MS = 3_600_000;
const OLD = Date.now() - 2 * HOUR_MS;
const NEW = Date.now() - HOUR_MS;
/** Three slices, the last of them not full. */
const LONG = generateMonsters(1_200);

const always = () => true;
const read = async () => (await startVisit()).readList(always);
const write = async (fetchedAt: number, monsters: Monster[]) =>
  (await startVisit()).writeList(wholeList(monsters, fetchedAt));

/** Replaces a record, as a fault or another version may have left it. */
async function replaceRecord(key: "meta" | [number, number], change: (old: unknown) => unknown) {
  const { readRecord, writeRecord } = await startVisit();
  await writeRecord(key, change(await readRecord(key)));
}

const failing = (name: string) => () => {
  throw new DOMException(name, name);
};

/** Makes writing fail where this holds for the key. */
function failToPut(isFailing: (key: unknown) => boolean) {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (isFailing(key)) throw new DOMException("full", "QuotaExceededError");
    return put.call(this, value, key);
  });
}

beforeEach(clearDatabase);

describe("a stored list", () => {
  test("is read as it was, whatever its length", async () => {
    const text = fc.string({ unit: "grapheme" });
    const monster = fc.record({
      name: text.map((name) => `a${name}`.trim()),
      type: fc.option(text.map((type) => `${type}b`.trim())),
      level: fc.option(fc.integer()),
      moves: fc.option(fc.array(text.map((move) => `c${move}d`))),
    });
    const list = fc
      .tuple(fc.array(monster), fc.constantFrom(0, 499, 500, 501, 1_000))
      .map(([known, generated]) => [
        ...generateMonsters(generated),
        ...known.map((fields, index) => inventMonster({ ...fields, id: `known-${index}` })),
      ]);
    await fc.assert(
      fc.asyncProperty(list, fc.option(text), async (monsters, etag) => {
        clearDatabase();
        const first = await startVisit();
        first.rememberVersion(monsters, etag);
        await first.writeList(wholeList(monsters, OLD));
        const second = await startVisit();
        const stored = await second.readList(always);
        expect(stored).toEqual(wholeList(monsters, OLD));
        expect(second.versionOf(stored?.monsters ?? [])).toBe(etag);
      }),
      { numRuns: 20 },
    );
  });

  test("is none before the first visit", async () => {
    expect(await read()).toBeNull();
  });

  test("gives way to a newer one, of which nothing is left behind", async () => {
    await write(OLD, LONG);
    await write(NEW, CATALOGUE);
    expect(await read()).toEqual(wholeList(CATALOGUE, NEW));
    expect(await storedKeys()).toEqual(["meta", [NEW, 0]]);
  });

  test("does not give way to an older one", async () => {
    await write(NEW, CATALOGUE);
    await write(OLD, LONG);
    expect(await read()).toEqual(wholeList(CATALOGUE, NEW));
    expect(readFirstMonsters()?.fetchedAt).toBe(NEW);
  });

  test("is not written again when a later answer was the same, but is as new as that", async () => {
    const { writeList } = await startVisit();
    await writeList(wholeList(LONG, OLD));
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await writeList(wholeList(LONG, NEW));
    expect(put.mock.calls.map(([, key]) => key)).toEqual(["meta"]);
    expect(readFirstMonsters()?.fetchedAt).toBe(NEW);
    expect(await read()).toEqual(wholeList(LONG, NEW));
  });

  test("is not written again either when it was stored at an earlier visit", async () => {
    await write(OLD, LONG);
    const { readList, writeList } = await startVisit();
    const monsters = (await readList(always))?.monsters ?? [];
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await writeList(wholeList(monsters, NEW));
    expect(put).toHaveBeenCalledTimes(1);
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
    const stored = await read();
    expect(stored?.monsters).toEqual(LONG);
    expect(stored?.fetchedAt).toBe(performance.timeOrigin);
    await write(Date.now(), CATALOGUE);
    expect((await read())?.monsters).toEqual(CATALOGUE);
    expect(await storedKeys()).toHaveLength(2);
  });
});

describe("a list that is half written", () => {
  test("leaves the one before in its place, and takes no room", async () => {
    await write(OLD, CATALOGUE);
    failToPut((key) => Array.isArray(key) && key[1] === 2);
    await expect(write(NEW, LONG)).rejects.toThrow("full");
    expect(await read()).toEqual(wholeList(CATALOGUE, OLD));
    expect(readFirstMonsters()?.fetchedAt).toBe(OLD);
    expect(await storedKeys()).toEqual(["meta", [OLD, 0]]);
  });

  test("is not read, even where only the last step is missing, and goes with the next one", async () => {
    failToPut((key) => key === "meta");
    await expect(write(OLD, LONG)).rejects.toThrow("full");
    expect(await read()).toBeNull();
    expect(readFirstMonsters()).toBeNull();
    vi.restoreAllMocks();
    await write(NEW, CATALOGUE);
    expect(await storedKeys()).toEqual(["meta", [NEW, 0]]);
  });
});

describe("a list that is unusable", () => {
  const set = (fields: object) => (meta: unknown) => ({ ...Object(meta), ...fields });

  test.each<[string, "meta" | [number, number], (old: unknown) => unknown]>([
    ["of another version", "meta", set({ version: 2 })],
    ["with an invalid time", "meta", set({ fetchedAt: "yesterday" })],
    ["with more monsters than it should have", "meta", set({ count: 1_100 })],
    ["with fewer monsters than it should have", "meta", set({ count: 1_201 })],
    ["with no number of monsters", "meta", set({ count: Number.NaN })],
    ["with a slice that is missing", "meta", set({ writtenAt: OLD + 1 })],
    ["with a slice that is empty", [OLD, 1], () => []],
    ["with a slice that is no list", [OLD, 2], () => "abc"],
    ["with a monster without a name", [OLD, 1], () => [{ id: "1" }]],
    ["with an id twice in a slice", [OLD, 2], () => [LONG[1_000], LONG[1_000]]],
    ["with an id in two slices", [OLD, 2], () => LONG.slice(0, 200)],
  ])("is none, and removed: %s", async (_, key, change) => {
    await write(OLD, LONG);
    await replaceRecord(key, change);
    expect(await read()).toBeNull();
    expect(await storedKeys()).toEqual([]);
  });

  test("gives way to the one that another tab stores meanwhile", async () => {
    await write(OLD, LONG);
    await replaceRecord([OLD, 2], () => null);
    const { readList } = await startVisit();
    const isWanted = vi.fn(always);
    const reading = readList(isWanted);
    await vi.waitFor(() => expect(isWanted).toHaveBeenCalled());
    await Promise.all([reading, write(NEW, CATALOGUE)]);
    expect((await read())?.monsters).toEqual(CATALOGUE);
  });
});

describe("two tabs that store at the same time", () => {
  const storeBoth = async () => {
    const [first, second] = [await startVisit(), await startVisit()];
    await Promise.all([
      first.writeList(wholeList(LONG, OLD)),
      second.writeList(wholeList(CATALOGUE, NEW)),
    ]);
  };

  test("leave the newer list, and nothing of the other", async () => {
    let last = Promise.resolve();
    const request = (_name: string, _options: LockOptions, task: () => Promise<void>) => {
      last = last.then(task);
      return last;
    };
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    await storeBoth();
    Reflect.deleteProperty(navigator, "locks");
    expect(await read()).toEqual(wholeList(CATALOGUE, NEW));
    expect(await storedKeys()).toEqual(["meta", [NEW, 0]]);
  });

  test("never leave a mixture, even where there are no locks, but nothing at worst", async () => {
    await storeBoth();
    const lists = [null, wholeList(LONG, OLD), wholeList(CATALOGUE, NEW)];
    expect(lists).toContainEqual(await read());
  });

  test("wait for each other no longer than the database may take", async () => {
    const request = (_name: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    const limit = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    const written = expect(write(OLD, CATALOGUE)).rejects.toThrow();
    await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalled());
    limit.abort();
    await written;
    Reflect.deleteProperty(navigator, "locks");
    expect(await read()).toBeNull();
  });
});

describe("a database", () => {
  test("that is missing throws nothing but errors of its own calls", async () => {
    vi.stubGlobal("indexedDB", undefined);
    await expect(read()).rejects.toThrow();
    await expect(write(OLD, CATALOGUE)).rejects.toThrow();
    expect(readFirstMonsters()).toBeNull();
  });

  test("that is blocked throws nothing but errors of its own calls", async () => {
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(failing("SecurityError"));
    await expect(read()).rejects.toThrow("SecurityError");
    await expect(write(OLD, CATALOGUE)).rejects.toThrow("SecurityError");
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

  test("that fails once loses nothing", async () => {
    await write(OLD, LONG);
    const { get } = IDBObjectStore.prototype;
    const broken = vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      if (Array.isArray(key) && key[1] === 1) failing("AbortError")();
      return get.call(this, key);
    });
    await expect(read()).rejects.toThrow("AbortError");
    broken.mockRestore();
    expect((await read())?.monsters).toEqual(LONG);
  });
});

describe("the first monsters of a stored list", () => {
  test("are twelve, and say how many there are", async () => {
    await write(OLD, CATALOGUE);
    const monsters = CATALOGUE.slice(0, 12);
    expect(readFirstMonsters()).toEqual({ monsters, total: CATALOGUE.length, fetchedAt: OLD });
  });

  test("are none when they are too long to be read, and those before go", async () => {
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

  test("are missing without harm where localStorage is full", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(failing("QuotaExceededError"));
    await write(OLD, CATALOGUE);
    expect((await read())?.monsters).toEqual(CATALOGUE);
  });
});
