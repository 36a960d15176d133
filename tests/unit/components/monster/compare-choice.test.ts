// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

const [a, b, c, d] = ["ア", "イ", "ウ", "エ"].map((name, at) => ({ id: String(at), name }));

// The choice is read once.
beforeEach(() => void vi.resetModules());

test.each([
  ["a choice", JSON.stringify([a, b]), [a, b]],
  ["more than fit side by side", JSON.stringify([a, b, c, d]), [a, b, c]],
  ["malformed entries", JSON.stringify([{ id: 1, name: "ア" }, b, null]), [b]],
  ["no list", JSON.stringify(a), []],
  ["nothing", "null", []],
  ["no JSON", "[{", []],
])("of a stored comparison that is %s, what is well-formed stays", async (_, stored, choice) => {
  sessionStorage.setItem("compare", stored);
  const { compareChoice } = await import("#src/components/choice/compare-choice.ts");
  expect(compareChoice.get()).toEqual(choice);
});
