import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as contract from "#src/page/contract.ts";

const CONTRACT = "src/page/contract.ts";

const names: string[] = Object.values(contract).filter((value) => typeof value === "string");
const attributes = names.filter((name) => name.startsWith("data-"));
const ids = names.filter((name) => name.startsWith("known-"));

const contents = (pattern: string) =>
  globSync(pattern)
    .filter((path) => path !== CONTRACT)
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));

test("only the contract spells what page and app share", () => {
  const camelCase = (name: string) =>
    name.slice("data-".length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const spelt = new RegExp(
    `(?:${[...attributes, ...ids].join("|")})(?![\\w-])|dataset[.](?:${attributes.map(camelCase).join("|")})\\b`,
  );
  expect(attributes.length).toBeGreaterThan(10);
  expect(new Set(attributes).size).toBe(attributes.length);
  const files = contents("{src,build,service-worker}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter(({ text }) => spelt.test(text)).map(({ path }) => path)).toEqual([]);
});

test("styles spell only attributes of the contract, or such as components set", () => {
  const code = contents("src/**/*.{ts,tsx}").map(({ text }) => text);
  const isKnown = (name: string) =>
    attributes.includes(name) || code.some((text) => new RegExp(`\\b${name}[="]`).test(text));
  const spelt = contents("src/**/*.css").flatMap(({ path, text }) =>
    [...text.matchAll(/\[(data-[\w-]+)/g)].map(([, name = ""]) => ({ name, path })),
  );
  expect(spelt.length).toBeGreaterThan(15);
  expect(spelt.filter(({ name }) => !isKnown(name))).toEqual([]);
});
