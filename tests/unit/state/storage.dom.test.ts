import { describe, expect, test, vi } from "vitest";
import { readScrollPositions } from "#src/page/boot/reserve-height.ts";
import { SCROLL_POSITIONS_KEY } from "#src/router-internals.ts";
import { readStored, text, writeText } from "#src/state/storage.ts";
import { comparison } from "#src/state/stored.ts";

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

test.each(["local", "session"] as const)(
  "nothing is stored where %s storage is denied",
  (lifetime) => {
    const storage = vi.spyOn(globalThis, `${lifetime}Storage`, "get").mockImplementation(() => {
      throw new DOMException("Denied", "SecurityError");
    });
    writeText(text(lifetime, "key"), "value");
    expect(readStored(text(lifetime, "key"))).toBeNull();
    storage.mockRestore();
  },
);

const [a, b, c, d] = ["ア", "イ", "ウ", "エ"].map((name, at) => ({ id: String(at), name }));

test.each([
  ["a choice", JSON.stringify([a, b]), [a, b]],
  ["more than fit side by side", JSON.stringify([a, b, c, d]), [a, b, c]],
  ["malformed entries", JSON.stringify([{ id: 1, name: "ア" }, b, null]), [b]],
  ["no list", JSON.stringify(a), []],
  ["nothing", "null", []],
  ["no JSON", "[{", []],
])("of a stored comparison that is %s, what is well-formed stays", (_, stored, choice) => {
  sessionStorage.setItem("compare", stored);
  expect(readStored(comparison)).toEqual(choice);
});
