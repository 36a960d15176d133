// @vitest-environment jsdom
import { inspect } from "node:util";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createApi } from "#src/api/api.ts";
import { createQueryClient } from "#src/queries/query-client.ts";

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
  name: fc.constantFrom("listMonsters", "getMonster", "checkHealth", "getProfile"),
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
    vi.spyOn(console, method).mockImplementation(() => {}),
  );
  return () => spies.flatMap((spy) => spy.mock.calls);
}

/** All texts in an error and its causes. */
function textsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [String(error), error.stack ?? "", JSON.stringify(error), ...textsOf(error.cause)];
}

test("the token is sent only to the API's origin, fresh for each attempt, and appears nowhere else", async () => {
  const logged = spyOnConsole();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BASE_URLS), arbitraryCall, async (baseUrl, call) => {
      const requests = playOutcomes(call.outcomes);
      let asked = 0;
      const api = createApi(baseUrl, async () => (call.isGuest ? null : `${SECRET}-${++asked}`));
      const queryFn = () =>
        call.name === "getMonster" ? api.getMonster(call.id) : api[call.name]();
      const end: unknown = await createQueryClient(0)
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
    { numRuns: 200 },
  );
  expect(logged().length).toBeGreaterThan(0);
  expect(inspect(logged(), { depth: 9 })).not.toContain(SECRET);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(SECRET);
  expect(location.href).not.toContain(SECRET);
});

test.each(["the caller aborts the call", "the time is over"])(
  "a body that never ends is no longer downloaded when %s",
  async (end) => {
    const signals: AbortSignal[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const { signal } = new Request(input, init);
      signals.push(signal);
      const start = (body: ReadableStreamDefaultController) =>
        signal.addEventListener("abort", () => body.error(signal.reason));
      return new Response(new ReadableStream({ start }));
    });
    const isAborted = end === "the caller aborts the call";
    const api = createApi("https://api.example", async () => null, {
      attemptTimeoutMs: isAborted ? 60_000 : 50,
    });
    const caller = new AbortController();
    const call = api.listMonsters(caller.signal);
    if (isAborted) setTimeout(() => caller.abort(), 50);
    await expect(call).rejects.toMatchObject({ reason: "unreachable", isRetryable: true });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  },
);

test("the token does not use up the time limit of the attempt when it arrives late", async () => {
  const requests = playOutcomes([() => Response.json({ status: "healthy" })]);
  const { promise, resolve } = Promise.withResolvers<string>();
  const limitMs = 50;
  const call = createApi("https://api.example", () => promise, {
    attemptTimeoutMs: limitMs,
  }).checkHealth();
  setTimeout(() => resolve(SECRET), 4 * limitMs);
  expect(await call).toBe("healthy");
  expect(requests[0]?.headers.get("Authorization")).toBe(`Bearer ${SECRET}`);
});
