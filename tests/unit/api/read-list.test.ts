// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { generateMonsters } from "#mocks/generated-monsters.ts";
import { createApi } from "#src/api/api.ts";
import { ApiError } from "#src/api/api-error.ts";
import { LONG_ANSWER_BYTES } from "#src/api/body.ts";
import { searchLongList } from "#src/api/search-list.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { reuseUnchanged } from "#src/queries/reuse-unchanged.ts";
import { stubWorkers } from "#tests/support/fake-worker.ts";
import { API_BASE_URL } from "#tests/support/render-app.tsx";
import { arbitraryList, fuzzCases, maybeMalformed } from "#tests/support/response-arbitraries.ts";

const guest = createApi(API_BASE_URL, async () => null);
const MONSTERS = generateMonsters(5_000);
const LONG = JSON.stringify({ data: { monsters: MONSTERS } });
const PADDING = " ".repeat(LONG_ANSWER_BYTES + 1);

const logged = () => vi.mocked(console.error).mock.calls.map(([text]) => text);

/** The body in chunks of `size` bytes. */
function chunked(body: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body);
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      if (start >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(start, start + size));
      start += size;
    },
  });
}

/** Replaces fetch itself: MSW hands on long bodies slowly. */
function answerWith(body: string, size = 65_536): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(chunked(body, size)));
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => void vi.doUnmock("#src/api/start-list-worker.ts"));

describe("a long list", () => {
  test("is parsed in a worker, and its first monsters come before", async () => {
    const workers = stubWorkers("works");
    answerWith(LONG);
    const received: unknown[] = [];
    received.push(await guest.listMonsters(undefined, (...first) => received.push(first)));
    expect(received).toEqual([[MONSTERS.slice(0, 12), 5_000], MONSTERS]);
    expect(workers).toHaveLength(1);
  });

  test("is searched by the worker that has parsed it, also where a list before was the same", async () => {
    const workers = stubWorkers("works");
    answerWith(LONG);
    const list = await guest.listMonsters();
    const { signal } = new AbortController();
    const query = { ...DEFAULT_QUERY, text: "ヒノ" };
    const expected = search(MONSTERS, query);
    expect(await searchLongList(list, query, signal)).toEqual(expected);
    const same = await reuseUnchanged([...list], await guest.listMonsters());
    expect(await searchLongList(same, query, signal)).toEqual(expected);
    expect(workers.map(({ requests }) => requests.filter((type) => type !== "chunk"))).toEqual([
      ["parse", "search"],
      ["parse", "search"],
    ]);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  test("shows its first monsters before the rest, which has no more time than any answer", async () => {
    const workers = stubWorkers("works");
    const text = JSON.stringify({ data: { count: 5_000, monsters: MONSTERS } });
    const start = new TextEncoder().encode(text).slice(0, LONG_ANSWER_BYTES + 1);
    const body = new ReadableStream({ start: (controller) => controller.enqueue(start) });
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body));
    const onFirst = vi.fn<() => void>();
    const impatient = createApi(API_BASE_URL, async () => null, 300);
    const list = impatient.listMonsters(undefined, onFirst);
    await expect(list).rejects.toMatchObject({ isRetryable: true });
    expect(onFirst).toHaveBeenCalledExactlyOnceWith(MONSTERS.slice(0, 12), 5_000);
    await vi.waitFor(() => expect(workers[0]?.isTerminated).toBe(true));
  });

  test("shows nothing before the rest has come if one of its first monsters is unusable", async () => {
    stubWorkers("works");
    const monsters = [{ id: 1 }, ...MONSTERS];
    answerWith(JSON.stringify({ data: { count: 5_001, monsters } }));
    const onFirst = vi.fn<() => void>();
    expect(await guest.listMonsters(undefined, onFirst)).toEqual(MONSTERS);
    expect(onFirst.mock.calls).toEqual([[MONSTERS.slice(0, 12), 5_000]]);
  });

  test.each(["cannot start", "error", "messageerror"] as const)(
    "is parsed by the page where a worker fails: %s",
    async (fate) => {
      const workers = stubWorkers(fate);
      answerWith(LONG);
      expect(await guest.listMonsters()).toEqual(MONSTERS);
      await vi.waitFor(() => expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true));
    },
  );

  test.each([
    ["the worker does not answer", () => stubWorkers("silence")],
    [
      "the code of the worker does not come",
      () => void vi.doMock("#src/api/start-list-worker.ts", () => new Promise(() => {})),
    ],
  ])("is parsed by the page when %s for five seconds", async (_, stub) => {
    const workers = stub() ?? [];
    answerWith(LONG);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const call = guest.listMonsters();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await call).toEqual(MONSTERS);
    await vi.waitFor(() => expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true));
    expect(vi.getTimerCount()).toBe(0);
  });

  test("logs some of what it leaves out, and how much that is", async () => {
    stubWorkers("works");
    const doubled = [...MONSTERS, ...MONSTERS.slice(0, 30)];
    answerWith(JSON.stringify({ data: { monsters: doubled } }));
    expect(await guest.listMonsters()).toEqual(MONSTERS);
    expect(logged()).toEqual([
      ...Array(10).fill("Left out a monster with a used id:"),
      "Left out 30 monsters in all",
    ]);
  });

  test("ends with its worker when the call is aborted, and is not parsed by the page", async () => {
    const workers = stubWorkers("silence");
    answerWith(LONG);
    const controller = new AbortController();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const list = guest.listMonsters(controller.signal);
    await vi.waitFor(() => expect([workers.length, vi.getTimerCount()]).toEqual([1, 2]));
    const parsed = vi.spyOn(JSON, "parse");
    controller.abort();
    await expect(list).rejects.toMatchObject({ reason: "unreachable" });
    expect(workers[0]?.isTerminated).toBe(true);
    // So long the page would have waited for the worker.
    await vi.advanceTimersByTimeAsync(5_000);
    expect(parsed).not.toHaveBeenCalled();
  });
});

test("a list of 500 monsters starts no worker", async () => {
  const workers = stubWorkers("works");
  const monsters = MONSTERS.slice(0, 500);
  const onFirst = vi.fn<() => void>();
  answerWith(JSON.stringify({ data: { monsters } }));
  expect(await guest.listMonsters(undefined, onFirst)).toEqual(monsters);
  expect(workers).toHaveLength(0);
  expect(onFirst).not.toHaveBeenCalled();
});

/** The monsters of an answer, or what its error says. */
async function outcomeOf(body: string, chunkBytes: number) {
  answerWith(body, chunkBytes);
  const outcome = await guest.listMonsters().catch((error: unknown) => {
    expect(error).toBeInstanceOf(ApiError);
    return { ...Object(error) };
  });
  vi.clearAllMocks();
  return outcome;
}

test("for any answer a worker gives the same monsters, or the same error", async () => {
  const workers = stubWorkers("works");
  await fc.assert(
    fc.asyncProperty(
      maybeMalformed(arbitraryList),
      fc.integer({ min: 1, max: 40 }),
      async (body, chunkBytes) => {
        const short = await outcomeOf(body, chunkBytes);
        const started = workers.length;
        expect(await outcomeOf(body + PADDING, 100_003 + chunkBytes)).toEqual(short);
        expect(workers.length).toBe(started + 1);
        const running = () => workers.filter(({ isTerminated }) => !isTerminated);
        await vi.waitFor(() => expect(running().length).toBeLessThan(2));
      },
    ),
    { numRuns: fuzzCases(0.03) },
  );
});
