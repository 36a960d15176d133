import { expect, test, vi } from "vitest";
import { readStored, text, writeText } from "#src/state/storage.ts";
import { comparison } from "#src/state/stored.ts";

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
