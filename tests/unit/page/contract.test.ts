import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as contract from "#src/page/contract.ts";

const contents = (pattern: string) =>
  globSync(pattern).map((path) => ({ path, text: readFileSync(path, "utf8") }));

const names: string[] = Object.values(contract).filter((value) => typeof value === "string");

test("no two names of the contract are the same", () => {
  expect(new Set(names).size).toBe(names.length);
});

test("styles spell only attributes of the contract, or such as components set", () => {
  const code = contents("src/**/*.{ts,tsx}").map(({ text }) => text);
  const isKnown = (name: string) =>
    names.includes(name) || code.some((text) => new RegExp(`\\b${name}[="]`).test(text));
  const spelt = contents("src/**/*.css").flatMap(({ path, text }) =>
    [...text.matchAll(/\[(data-[\w-]+)/g)].map(([, name = ""]) => ({ name, path })),
  );
  expect(spelt.length).toBeGreaterThan(15);
  expect(spelt.filter(({ name }) => !isKnown(name))).toEqual([]);
});
