import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#src/api/api-error.ts";
import { retryAfterMs } from "#src/api/retry-after.ts";
import { createQueryClient } from "#src/queries/query-client.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2025-04-01T09:00:00Z") }));

test.each<[string | null, number | null]>([
  ["120", 120_000],
  ["2.5", 2_500],
  ["Tue, 01 Apr 2025 09:00:03 GMT", 3_000],
  ["Tuesday, 01-Apr-25 09:00:03 GMT", 3_000],
  ["Tue Apr  1 09:00:03 2025", 3_000],
  ["Tue, 01 Apr 2025 08:00:00 GMT", 0],
  // JavaScript would read all but the first as dates.
  ["soon", null],
  ["-1", null],
  ["2,5", null],
  ["2025-04-01", null],
  [null, null],
])("Retry-After %j means a wait of %j milliseconds", (wait, milliseconds) => {
  expect(retryAfterMs(new Headers(wait === null ? {} : { "Retry-After": wait }))).toBe(
    milliseconds,
  );
});

test("a date in Retry-After is compared with that of the answer, whatever the visitor's clock says", () => {
  const headers = new Headers({
    Date: "Sat, 05 Apr 2025 12:00:00 GMT",
    "Retry-After": "Sat, 05 Apr 2025 12:00:07 GMT",
  });
  expect(retryAfterMs(headers)).toBe(7_000);
});

/** Starts a call that always fails. What it returns lets time pass and counts the attempts so far. */
function start(retryAfterMs: number | null) {
  const attempt = vi.fn(async () => {
    throw new ApiError("rejected", { isRetryable: true, retryAfterMs });
  });
  const client = createQueryClient();
  client.query({ queryKey: ["call"], queryFn: attempt }).catch(() => {});
  return async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return attempt.mock.calls.length;
  };
}

test.each([
  ["after growing delays without Retry-After", null, [1_000, 2_000]],
  ["not before the time in Retry-After", 5_000, [5_000, 5_000]],
  ["at least as late as without Retry-After", 0, [1_000, 2_000]],
  ["not at all when Retry-After is too long", 10_001, []],
])("a call that the API rejects for now is retried %s", async (_, retryAfterMs, delays) => {
  const attemptsAfter = start(retryAfterMs);
  for (const [index, delay] of delays.entries()) {
    expect(await attemptsAfter(delay - 1)).toBe(index + 1);
    expect(await attemptsAfter(1)).toBe(index + 2);
  }
  expect(await attemptsAfter(60_000)).toBe(delays.length + 1);
});
