import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const OF_WHOLE_PAGE = /(?:html|:root|body|\.layout|\.main)(?![\w-])[^\s{},>+~]*:has\((?!> )/;

test("no rule asks what is anywhere in the page", () => {
  expect(OF_WHOLE_PAGE.test(":root:has(dialog[open]) {")).toBe(true);
  const sheets = globSync("src/**/*.css").map((path) => ({
    path,
    rule: OF_WHOLE_PAGE.exec(readFileSync(path, "utf8"))?.[0],
  }));
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.filter(({ rule }) => rule)).toEqual([]);
});
