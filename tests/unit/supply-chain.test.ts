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
      link: v.optional(v.boolean()),
      inBundle: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
    }),
  ),
});

const manifestSchema = v.object({
  dependencies: v.record(v.string(), v.string()),
  allowScripts: v.record(v.string(), v.boolean()),
});

const { "": _app, ...locked } = v.parse(lockSchema, readJson("package-lock.json")).packages;
const { dependencies, allowScripts } = v.parse(manifestSchema, readJson("package.json"));

const nameOf = (path: string) => path.split("node_modules/").at(-1) ?? path;

const installed = Object.entries(locked).map(([path, entry]) => ({
  path,
  name: nameOf(path),
  ...entry,
}));

const shipped = [
  ...readFileSync("public/licences.txt", "utf8").matchAll(
    /^((?:@[^@\s]+|[^@\s]+)@\S+) \((.+)\)$/gm,
  ),
].map(([, id = "", licence = ""]) => ({ id, licence }));

describe("what is shipped to browsers", () => {
  test("is listed with the versions and licences in the lock file", () => {
    const known = new Set(
      installed.map(({ name, version, license }) => `${name}@${version} (${license})`),
    );
    expect(shipped.length).toBeGreaterThan(0);
    expect(
      shipped.filter(({ id, licence }) => !known.has(`${id} (${licence})`)),
      "npm run licences brings the list up to date",
    ).toEqual([]);
  });

  test("includes every dependency", () => {
    const ids = shipped.map(({ id }) => id);
    const expected = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("is under permissive licences only", () => {
    const permissive = /^(MIT|Apache-2\.0|MIT AND Apache-2\.0|BSD-[23]-Clause|ISC|0BSD)$/;
    expect(shipped.filter(({ licence }) => !permissive.test(licence))).toEqual([]);
  });
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
