import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** What the lock file says of a package. */
type Entry = Partial<Record<"integrity" | "license", string>> &
  Partial<Record<"dev" | "link" | "inBundle" | "hasInstallScript", boolean>>;

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const manifest: { allowScripts: Record<string, boolean> } = read("package.json");

/** The packages of others that a lock file names. */
function packagesOf(file: string) {
  const lock: { packages: Record<string, Entry> } = read(file);
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, entry]) => ({ path, name: path.split("node_modules/").at(-1) ?? path, ...entry }));
}
const ofApp = packagesOf("package-lock.json");
const installed = globSync("{,tools/*/}package-lock.json").flatMap(packagesOf);

test("what may be shipped to browsers is under permissive licences only", () => {
  const permissive = /^(MIT|Apache-2\.0|MIT AND Apache-2\.0|BSD-[23]-Clause|ISC|0BSD|Unlicense)$/;
  const shipped = ofApp.filter(({ dev, name }) => !dev || name.startsWith("workbox-"));
  expect(shipped.filter(({ license = "" }) => !permissive.test(license))).toEqual([]);
});

describe("what is installed", () => {
  test("has a checksum in the lock file", () => {
    const unchecked = installed.filter(
      ({ integrity, inBundle }) => !inBundle && !/^sha512-/.test(integrity ?? ""),
    );
    expect(unchecked.map(({ path }) => path)).toEqual([]);
  });

  test("runs no install script but Node's own", () => {
    const scripted = installed.filter(({ hasInstallScript }) => hasInstallScript);
    expect(scripted.filter(({ name }) => !(name in manifest.allowScripts))).toEqual([]);
    const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed);
    expect(allowed.map(([name]) => name)).toEqual(["node"]);
  });
});
