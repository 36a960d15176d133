import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FAULT_NAMES } from "#mocks/faults.ts";

const read = (path: string) => readFileSync(path, "utf8");
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n");

const readme = read("README.md");
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
const inCode = codeIn(readme);
const { scripts } = JSON.parse(read("package.json"));

describe("README", () => {
  test("names the two commands", () => {
    expect(inCode).toContain("npm ci && npm start");
    expect(inCode).toContain("npm ci && npm test");
  });

  test("names only scripts that exist", () => {
    const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, script = ""]) => script);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  test("names only paths that exist", () => {
    const paths = inCode.filter((code) =>
      /^(src|mocks|tests|scripts|docs|\.ci)\/|^[\w.-]+\.json$|^\.env$/.test(code),
    );
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect([...paths, ...pictures].filter((path) => !existsSync(path))).toEqual([]);
  });

  test("names exactly the settings of the app", () => {
    const variables = (text: string) =>
      [...new Set(text.match(/(VITE|PRERENDER)_[A-Z_]+/g))].sort();
    expect(variables(readme)).toEqual(variables(read(".env")));
    expect(variables(readme)).toEqual(variables(read("src/settings.ts")));
  });

  test("names every fault of the embedded API", () => {
    expect(FAULT_NAMES.filter((name) => !inCode.includes(name))).toEqual([]);
  });
});

describe("SECURITY", () => {
  const security = read("SECURITY.md");

  test("names only paths that exist", () => {
    const paths = codeIn(security).filter((code) =>
      /^[\w.-]+(\/[\w.-]+)*\.\w+$|^\.env$/.test(code),
    );
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("names only scripts that exist", () => {
    const named = [...security.matchAll(/npm run ([\w:]+)/g)].map(([, script = ""]) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

describe("repository", () => {
  const files = git("ls-files").filter((path) => /\.(ts|tsx|js|mjs|css)$/.test(path));
  const sources = files.filter((path) => !path.endsWith("routeTree.gen.ts") && existsSync(path));

  test("silences no compiler and no linter, and leaves nothing for later", () => {
    const silenced =
      /@ts-(ignore|expect-error|nocheck)|biome-ignore|\bas any\b|: any\b|\b(test|describe)\.(only|skip)\(|data-testid|\b(TODO|FIXME)\b/;
    const self = "tests/unit/repository.test.ts";
    expect(sources.filter((path) => path !== self && silenced.test(read(path)))).toEqual([]);
  });

  test("keeps routes short", () => {
    const long = sources.filter(
      (path) => path.startsWith("src/routes/") && read(path).split("\n").length > 80,
    );
    expect(long).toEqual([]);
  });

  test("keeps addresses of registries out of the lock file", () => {
    expect(read("package-lock.json")).not.toMatch(/"resolved": "http/);
  });

  test("uses exact versions only", () => {
    const { dependencies, devDependencies } = JSON.parse(read("package.json"));
    const versions: unknown[] = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });
});
