// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { signInHint } from "#src/auth/sign-in-hint.ts";
import { readScrollPositions } from "#src/page/boot/reserve-height.ts";
import { restoreList } from "#src/queries/persist-list.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { SCROLL_POSITIONS_KEY } from "#src/router-internals.ts";

afterEach(() => void vi.restoreAllMocks());

describe("scroll positions", () => {
  const position = { scrollX: 0, scrollY: 640.5 };

  test("are read as the router stored them", () => {
    const stored = { key: { window: position, "main > ul": position }, other: {} };
    sessionStorage.setItem(SCROLL_POSITIONS_KEY, JSON.stringify(stored));
    expect(readScrollPositions()).toEqual(stored);
  });

  test.each([
    "{",
    "[]",
    '{"key":null}',
    '{"key":{"window":null}}',
    '{"key":{"window":{"scrollX":0}}}',
    '{"key":{"window":{"scrollX":0,"scrollY":"640"}}}',
    '{"key":{"window":{"scrollX":0,"scrollY":1e12}}}',
  ])("are none, and removed before the router reads them, when they are %s", (json) => {
    sessionStorage.setItem(SCROLL_POSITIONS_KEY, json);
    expect(readScrollPositions()).toEqual({});
    expect(sessionStorage.getItem(SCROLL_POSITIONS_KEY)).toBeNull();
  });
});

test("stored data that cannot be reached is none", async () => {
  const denied = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(denied);
  vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(denied);
  expect(readScrollPositions()).toEqual({});
  signInHint.set(true);
  expect(signInHint.isSet()).toBe(false);
  await restoreList(createQueryClient());
});
