import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as marks from "#src/page/marks.ts";

const contents = (pattern: string) =>
  globSync(pattern).map((path) => ({ path, text: readFileSync(path, "utf8") }));

const names: string[] = Object.values(marks);

test("no two marks are the same", () => {
  expect(new Set(names).size).toBe(names.length);
});

test("styles spell only marks of the page, or such as components set", () => {
  const code = contents("src/**/*.{ts,tsx}").map(({ text }) => text);
  const isKnown = (name: string) =>
    names.includes(name) || code.some((text) => new RegExp(`\\b${name}[="]`).test(text));
  const spelt = contents("src/**/*.css").flatMap(({ path, text }) =>
    [...text.matchAll(/\[(data-[\w-]+)/g)].map(([, name = ""]) => ({ name, path })),
  );
  expect(spelt.length).toBeGreaterThan(15);
  expect(spelt.filter(({ name }) => !isKnown(name))).toEqual([]);
});
