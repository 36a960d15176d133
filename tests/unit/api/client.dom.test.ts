import { inspect } from "node:util";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createApi } from "#src/api/api.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { expectErrors } from "#tests/support/console-errors.ts";
import { fc } from "#tests/support/fuzz.ts";

const SECRET = "the-secret-token";

const BASE_URLS = [
  ...[`${location.origin}/api`, "https://api.example", "https://api.example:8443/v1/game"],
  ...["http://127.0.0.1:9999/a%20b", "https://xn--eckwd4c7c.example/api"],
];

const HOSTILE_IDS = [
  ...["https://evil.example/", "//evil.example", "\\\\evil.example", "@evil.example", ":80@evil"],
  ...["..", "../..", "/../../..", "?", "#", "%2e%2e", "%00", "\n", "\ud800", "javascript:alert(1)"],
];

const arbitraryId = fc.oneof(fc.constantFrom(...HOSTILE_IDS), fc.string({ unit: "binary" }));

/** What an attempt may get. A redirect is not followed, so it counts as a network error. */
const OUTCOMES: (() => Response)[] = [
  () => Response.error(),
  () => Response.json({ status: "healthy", data: { monsters: [], monster: null } }),
  () => Response.json({ data: { monsters: [{ name: "ナナシ" }, 1], monster: { id: "x" } } }),
  () => new Response("<!doctype html>"),
  ...[401, 404, 408, 429, 500, 503].map(
    (status) => () => Response.json({ error: "x" }, { status }),
  ),
];

const arbitraryCall = fc.record({
  name: fc.constantFrom("listMonsters", "getMonster", "checkHealth", "ask"),
  id: arbitraryId,
  outcomes: fc.array(fc.constantFrom(...OUTCOMES), { minLength: 3, maxLength: 3 }),
  isGuest: fc.boolean(),
});

/** Answers requests with `outcomes`, one after the other, and returns the requests. */
function playOutcomes(outcomes: readonly (() => Response)[]): Request[] {
  const requests: Request[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    requests.push(new Request(input, init));
    const response = outcomes[requests.length - 1]?.() ?? Response.error();
    if (response.type === "error") throw new TypeError("Failed to fetch");
    return response;
  });
  return requests;
}

function spyOnConsole() {
  const spies = (["error", "warn", "info", "log", "debug"] as const).map((method) =>
    vi.spyOn(console, method),
  );
  return () => spies.flatMap((spy) => spy.mock.calls);
}

/** All texts in an error and its causes. */
function textsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [String(error), error.stack ?? "", JSON.stringify(error), ...textsOf(error.cause)];
}

test("the token is sent only to the API's origin, fresh for each attempt, and appears nowhere else", async () => {
  expectErrors(/^Left out|^The API refuses the ID token/);
  const logged = spyOnConsole();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BASE_URLS), arbitraryCall, async (baseUrl, call) => {
      const requests = playOutcomes(call.outcomes);
      let asked = 0;
      const api = createApi(baseUrl, async () => (call.isGuest ? null : `${SECRET}-${++asked}`));
      const queryFn = (): Promise<unknown> => {
        if (call.name === "getMonster") return api.getMonster(call.id);
        return call.name === "ask" ? api.ask("profile") : api[call.name]();
      };
      const end: unknown = await createQueryClient({ firstRetryDelayMs: 0 })
        .query({ queryKey: [call.name], queryFn })
        .catch((error: unknown) => error);

      for (const [index, { headers, url, cache, redirect }] of requests.entries()) {
        const token = call.isGuest ? null : `Bearer ${SECRET}-${index + 1}`;
        expect(headers.get("Authorization")).toBe(token);
        expect(headers.get("Content-Type")).toBe("application/json");
        expect(cache).toBe("no-cache");
        expect(new URL(url).origin).toBe(new URL(baseUrl).origin);
        if (call.name === "getMonster")
          expect(url).toBe(`${baseUrl}/monsters/${encodeURIComponent(call.id)}`);
        expect(url).not.toContain(SECRET);
        // A redirect could send the token to another origin.
        expect(redirect).toBe("error");
      }
      expect(textsOf(end).join("\n")).not.toContain(SECRET);
    }),
  );
  expect(logged().length).toBeGreaterThan(0);
  expect(inspect(logged(), { depth: 9 })).not.toContain(SECRET);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(SECRET);
  expect(location.href).not.toContain(SECRET);
});

describe("a token that the API refuses", () => {
  const refuse = () => Response.json({}, { status: 401 });
  const accept = () => Response.json({ data: { monsters: [] } });

  test.each<[string, (() => Response)[], (string | null)[], unknown, string[]]>([
    ["is renewed once", [refuse, accept], ["old", "new"], [], ["old", "new"]],
    ["and its successor, too", [refuse, refuse], ["old", "new"], "rejected", ["old", "new"]],
    ["and that has no successor", [refuse], ["old", null], "rejected", ["old"]],
  ])("%s", async (_, outcomes, [token = null, renewed = null], end, sent) => {
    if (end === "rejected") expectErrors(/^The API refuses the ID token/);
    const requests = playOutcomes(outcomes);
    const api = createApi("https://api.example", async (isRenewed) =>
      isRenewed ? renewed : token,
    );
    expect(await api.listMonsters().catch(({ reason }) => reason)).toEqual(end);
    const bearers = requests.map(({ headers }) => headers.get("Authorization"));
    expect(bearers).toEqual(sent.map((token) => `Bearer ${token}`));
    expect(console.error).toHaveBeenCalledTimes(end === "rejected" ? 1 : 0);
  });

  test("is none where a guest is refused", async () => {
    const requests = playOutcomes([refuse]);
    const getIdToken = vi.fn(async () => null);
    await expect(createApi("https://api.example", getIdToken).ask("profile")).rejects.toThrow();
    expect(requests).toHaveLength(1);
    expect(getIdToken).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});

/** Answers every request with a body that `start` writes, and returns the signals of the requests that have ended early. */
function playBody(start: UnderlyingDefaultSource<Uint8Array>["start"]) {
  const broken: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { signal } = new Request(input, init);
    const begin = (body: ReadableStreamDefaultController<Uint8Array>) => {
      signal.addEventListener("abort", () => {
        broken.push("aborted");
        body.error(signal.reason);
      });
      start?.(body);
    };
    return new Response(
      new ReadableStream({ start: begin, cancel: () => void broken.push("cancelled") }),
    );
  });
  return broken;
}

const guest = createApi("https://api.example", async () => null);

test("a body that never ends is no longer downloaded when the caller aborts the call", async () => {
  const broken = playBody(() => {});
  const caller = new AbortController();
  const call = guest.listMonsters(caller.signal);
  setTimeout(() => caller.abort(), 50);
  await expect(call).rejects.toMatchObject({ reason: "unreachable", isRetryable: true });
  expect(broken).toEqual(["aborted"]);
});

describe("a slow answer", () => {
  const SECOND = 1_000;
  const LETTERS = new TextEncoder().encode('{"data":{"monsters":[]}}');

  beforeEach(() => void vi.useFakeTimers());

  /** Sends one byte after the other, each after `interval`; in the end `rest` of them never come. */
  const sendSlowly = (interval: number, rest = 0) => {
    const broken = playBody(async (body) => {
      for (const letter of LETTERS.subarray(0, LETTERS.length - rest)) {
        await new Promise((resolve) => setTimeout(resolve, interval));
        if (broken.length > 0) return;
        body.enqueue(Uint8Array.of(letter));
      }
      if (rest === 0) body.close();
    });
    return broken;
  };

  test("is read to its end as long as it keeps coming, up to two minutes", async () => {
    sendSlowly(4.9 * SECOND);
    const call = guest.listMonsters();
    await vi.advanceTimersByTimeAsync(119 * SECOND);
    expect(await call).toEqual([]);
  });

  test.each([
    ["when nothing comes for ten seconds", 1, 1, LETTERS.length - 1 + 10],
    ["when it has not ended after two minutes", 6, 0, 120],
  ])("is given up %s", async (_, interval, rest, seconds) => {
    const broken = sendSlowly(interval * SECOND, rest);
    const call = guest.listMonsters();
    const failure = expect(call).rejects.toMatchObject({ isRetryable: true });
    await vi.advanceTimersByTimeAsync((seconds - 1) * SECOND);
    expect(broken).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(broken).toEqual(["cancelled"]);
    await failure;
  });
});

test("the token does not use up the time limit of the attempt when it arrives late", async () => {
  vi.useFakeTimers();
  const requests = playOutcomes([() => Response.json({ status: "healthy" })]);
  const { promise, resolve } = Promise.withResolvers<string>();
  const call = createApi("https://api.example", () => promise).checkHealth();
  await vi.advanceTimersByTimeAsync(60_000);
  resolve(SECRET);
  expect(await call).toBe("healthy");
  expect(requests[0]?.headers.get("Authorization")).toBe(`Bearer ${SECRET}`);
});
