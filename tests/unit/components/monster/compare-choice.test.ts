// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

const [first, second, third, fourth] = ["ア", "イ", "ウ", "エ"].map((name, at) => ({
  id: String(at),
  name,
}));

// The choice is read once.
beforeEach(() => void vi.resetModules());

test.each([
  ["a choice", [first, second], [first, second]],
  ["more than fit side by side", [first, second, third, fourth], [first, second, third]],
  ["malformed entries", [{ id: 1, name: "ア" }, second, null], [second]],
  ["no list", { id: "1", name: "ア" }, []],
  ["nothing", null, []],
])("of a stored comparison that is %s, what is well-formed stays", async (_, stored, choice) => {
  sessionStorage.setItem("compare", JSON.stringify(stored));
  const { currentChoice } = await import("#src/components/monster/compare-choice.ts");
  expect(currentChoice()).toEqual(choice);
});

test("a stored comparison that is no JSON is none", async () => {
  sessionStorage.setItem("compare", "[{");
  const { currentChoice } = await import("#src/components/monster/compare-choice.ts");
  expect(currentChoice()).toEqual([]);
});
