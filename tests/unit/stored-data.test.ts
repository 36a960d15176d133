// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#mocks/catalogue.ts";
import { signInHint } from "#src/auth/sign-in-hint.ts";
import { rememberedLanguage } from "#src/messages/language.ts";
import { readScrollPositions } from "#src/page/boot/reserve-height.ts";
import { createQueryClient } from "#src/queries/query-client.ts";
import { readFirstScreen } from "#src/queries/stored-list/first-screen.ts";
import { restoreShownMonsters } from "#src/queries/stored-list/first-screen-query.ts";
import { restoreList } from "#src/queries/stored-list/keep-list.ts";

const FETCHED_AT = 1_000;
const POSITIONS_KEY = "tsr-scroll-restoration-v1_3";

/** What a first screen is stored as, with some fields replaced. */
const firstScreen = (fields: object) =>
  JSON.stringify({
    fetchedAt: FETCHED_AT,
    count: CATALOGUE.length,
    monsters: CATALOGUE.slice(0, 12),
    ...fields,
  });

afterEach(() => void vi.restoreAllMocks());

describe("the first screen of the last visit", () => {
  test("is read as it was stored", () => {
    localStorage.setItem("first-screen", firstScreen({}));
    expect(readFirstScreen()).toEqual(JSON.parse(firstScreen({})));
  });

  test.each([
    ["cut off", firstScreen({}).slice(0, -9)],
    ["empty", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["without a number of monsters", firstScreen({ count: undefined })],
    ["with a text as their number", firstScreen({ count: "66" })],
    ["with half a monster", firstScreen({ count: 0.5 })],
    ["with fewer monsters than cards", firstScreen({ monsters: CATALOGUE.slice(0, 11) })],
    ["with more monsters than cards", firstScreen({ monsters: CATALOGUE })],
    ["with an object of monsters", firstScreen({ monsters: { length: 12 } })],
    ["with a text as its time", firstScreen({ fetchedAt: "1000" })],
    ["longer than 12 cards can be", firstScreen({ padding: "あ".repeat(100_000) })],
  ])("is none when it is %s", (_, json) => {
    localStorage.setItem("first-screen", json);
    expect(readFirstScreen()).toBeNull();
  });
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
    "null",
    "7",
    '"abc"',
    "[]",
    '{"key":null}',
    '{"key":7}',
    '{"key":{"window":null}}',
    '{"key":{"window":{"scrollX":0}}}',
    '{"key":{"window":{"scrollX":0,"scrollY":"640"}}}',
    '{"key":{"window":{"scrollX":0,"scrollY":1e12}}}',
    '{"key":{"window":{"scrollX":0,"scrollY":1e999}}}',
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
        expect(readFirstScreen()).toBeNull();
        expect(restoreShownMonsters(createQueryClient())).toBe(true);
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
    expect(readFirstScreen()).toBeNull();
    expect(readScrollPositions()).toEqual({});
    signInHint.set(true);
    expect(signInHint.isSet()).toBe(false);
    await restoreList(createQueryClient());
  });
});
