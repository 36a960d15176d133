// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { signInHint } from "#src/auth/sign-in-hint.ts";
import { rememberedLanguage } from "#src/messages/language.ts";
import { readScrollPositions } from "#src/page/boot/reserve-height.ts";
import { LIST_KEY } from "#src/queries/list-cache.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { readFirstMonsters } from "#src/queries/stored-list/first-monsters.ts";
import { restoreList } from "#src/queries/stored-list/persist-list.ts";
import { restoreShownList } from "#src/queries/stored-list/restore-shown-list.ts";

const POSITIONS_KEY = "tsr-scroll-restoration-v1_3";

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["a text as their number", { total: "66" }],
  ["half a monster", { total: 66.5 }],
  ["fewer monsters than cards", { monsters: CATALOGUE.slice(0, 11) }],
  ["an object of monsters", { monsters: { length: 12 } }],
  ["a text as their time", { fetchedAt: "1000" }],
  ["more text than 12 cards can have", { padding: "あ".repeat(100_000) }],
])("the first monsters of the last visit are none with %s", (_, fields) => {
  const stored = { fetchedAt: 1, total: CATALOGUE.length, monsters: CATALOGUE.slice(0, 12) };
  localStorage.setItem("first-screen", JSON.stringify(stored));
  expect(readFirstMonsters()).toEqual(stored);
  localStorage.setItem("first-screen", JSON.stringify({ ...stored, ...fields }));
  expect(readFirstMonsters()).toBeNull();
});

describe("scroll positions", () => {
  const position = { scrollX: 0, scrollY: 640.5 };

  test("are read as the router stored them", () => {
    const stored = { key: { window: position, "main > ul": position }, other: {} };
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(stored));
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
    sessionStorage.setItem(POSITIONS_KEY, json);
    expect(readScrollPositions()).toEqual({});
    expect(sessionStorage.getItem(POSITIONS_KEY)).toBeNull();
  });
});

describe("stored data", () => {
  test("that is anything else costs no more than itself", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        for (const key of ["first-screen", "signed-in", "language"]) {
          localStorage.setItem(key, text);
        }
        sessionStorage.setItem(POSITIONS_KEY, text);
        expect(readFirstMonsters()).toBeNull();
        const queryClient = createQueryClient();
        restoreShownList(queryClient);
        expect(queryClient.getQueryData(LIST_KEY)).toBeUndefined();
        expect(signInHint.isSet()).toBe(text === "yes");
        expect(rememberedLanguage()).toBe(text === "en" ? "en" : "ja");
        for (const entry of Object.values(readScrollPositions())) {
          expect(entry).toBeTypeOf("object");
        }
      }),
    );
  });

  test("that cannot be reached is none", async () => {
    const denied = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(denied);
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(denied);
    expect(readFirstMonsters()).toBeNull();
    expect(readScrollPositions()).toEqual({});
    signInHint.set(true);
    expect(signInHint.isSet()).toBe(false);
    await restoreList(createQueryClient());
  });
});
