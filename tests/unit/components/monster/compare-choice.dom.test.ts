import { expect, test } from "vitest";
import { compareChoice } from "#src/components/choice/compare-choice.ts";

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
  expect(compareChoice.get()).toEqual(choice);
});
