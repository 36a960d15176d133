import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      integrity: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      link: v.optional(v.boolean()),
      inBundle: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
    }),
  ),
});

const manifestSchema = v.object({
  allowScripts: v.record(v.string(), v.boolean()),
});

const { "": _app, ...locked } = v.parse(lockSchema, readJson("package-lock.json")).packages;
const { allowScripts } = v.parse(manifestSchema, readJson("package.json"));

const nameOf = (path: string) => path.split("node_modules/").at(-1) ?? path;

const installed = Object.entries(locked).map(([path, entry]) => ({
  path,
  name: nameOf(path),
  ...entry,
}));

test("what may be shipped to browsers is under permissive licences only", () => {
  const permissive = /^(MIT|Apache-2\.0|MIT AND Apache-2\.0|BSD-[23]-Clause|ISC|0BSD|Unlicense)$/;
  const shipped = installed.filter(({ dev, name }) => !dev || name.startsWith("workbox-"));
  expect(shipped.filter(({ license = "" }) => !permissive.test(license))).toEqual([]);
});

describe("what is installed", () => {
  test("has a checksum in the lock file", () => {
    const unchecked = installed.filter(
      ({ integrity, link, inBundle }) => !link && !inBundle && !/^sha512-/.test(integrity ?? ""),
    );
    expect(unchecked.map(({ path }) => path)).toEqual([]);
  });

  test("runs no install script but Node's own", () => {
    const scripted = installed.filter(({ hasInstallScript }) => hasInstallScript);
    expect(scripted.filter(({ name }) => !(name in allowScripts))).toEqual([]);
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(["node"]);
  });
});
