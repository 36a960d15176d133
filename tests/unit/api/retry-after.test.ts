import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#src/api/api-error.ts";
import { retryAfterMs } from "#src/api/retry-after.ts";
import { createQueryClient } from "#src/queries/query-client.ts";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2025-04-01T09:00:00Z") }));
afterEach(() => vi.useRealTimers());

describe("Retry-After", () => {
  test.each([
    ["0", 0],
    ["120", 120_000],
    ["Tue, 01 Apr 2025 09:00:03 GMT", 3_000],
    ["Tue, 01 Apr 2025 08:00:00 GMT", 0],
    ["soon", null],
    ["-1", 0],
    ["", null],
    [null, null],
  ])("%j means a wait of %j milliseconds", (header, wait) => {
    expect(retryAfterMs(header)).toBe(wait);
  });
});

describe("a call that the API rejects for now", () => {
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

  test("is retried after growing delays without Retry-After", async () => {
    const attemptsAfter = start(null);
    expect(await attemptsAfter(999)).toBe(1);
    expect(await attemptsAfter(1)).toBe(2);
    expect(await attemptsAfter(1_999)).toBe(2);
    expect(await attemptsAfter(1)).toBe(3);
    expect(await attemptsAfter(60_000)).toBe(3);
  });

  test("is not retried before the time in Retry-After", async () => {
    const attemptsAfter = start(5_000);
    expect(await attemptsAfter(4_999)).toBe(1);
    expect(await attemptsAfter(1)).toBe(2);
    expect(await attemptsAfter(4_999)).toBe(2);
    expect(await attemptsAfter(1)).toBe(3);
  });

  test("waits at least as long as without Retry-After", async () => {
    const attemptsAfter = start(0);
    expect(await attemptsAfter(999)).toBe(1);
    expect(await attemptsAfter(1)).toBe(2);
  });

  test("is not retried when Retry-After is too long", async () => {
    const attemptsAfter = start(10_001);
    expect(await attemptsAfter(60_000)).toBe(1);
  });
});
