import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const OF_WHOLE_PAGE = /(?:html|:root|body|\.layout|\.main)(?![\w-])[^\s{},>+~]*:has\((?!> )/;

/** Browsers restyle all that is in the page whenever what some `:has()` asks for may have changed: as each card is added. */
const FOR_ANY_ELEMENT = /:has\((?:[^()]|\([^()]*\))*\)+ (?:[>+~] )?\*/;

test.each([
  ["asks what is anywhere in the page", OF_WHOLE_PAGE, ":root:has(dialog[open]) {"],
  ["with :has() is for any element", FOR_ANY_ELEMENT, ".bar:not(:has(+ *)) > * {"],
])("no rule %s", (_, pattern, example) => {
  expect(pattern.test(example)).toBe(true);
  const sheets = globSync("src/**/*.css").map((path) => ({
    path,
    rule: pattern.exec(readFileSync(path, "utf8"))?.[0],
  }));
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.filter(({ rule }) => rule)).toEqual([]);
});
