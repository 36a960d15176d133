import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { FAULT_NAMES } from "#mocks/faults.ts";

const read = (path: string) => readFileSync(path, "utf8");
const captures = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, capture = ""]) => capture);

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => existsSync(path));
const sources = files.filter(
  (path) => /\.(ts|tsx|js|mjs|css)$/.test(path) && !path.endsWith("routeTree.gen.ts"),
);
const { scripts } = JSON.parse(read("package.json"));

/** The code in a document: spans between backticks, and blocks of shell commands. */
const codeIn = (text: string) => [
  ...captures(text, /`([^`\n]+)`/g),
  ...captures(text, /^```sh\n(.*?)^```$/gms),
];

const documents = files
  .filter((path) => path.endsWith(".md"))
  .map((path) => {
    const text = read(path);
    return { path, text, words: codeIn(text).flatMap((code) => code.split(/\s+/)) };
  });

describe("documents", () => {
  const folders = [
    ...new Set(files.filter((path) => path.includes("/")).map((path) => path.split("/")[0])),
  ];
  const endings = new Set(files.map((path) => extname(path)));

  const isPath = (word: string) =>
    folders.some((folder) => word.startsWith(`${folder}/`)) ||
    (/^[\w.-]+$/.test(word) && extname(word) !== "" && endings.has(extname(word)));

  type Named = { name: string; where: string };

  /** What documents name, each with its document. */
  const named = (isOfKind: (word: string) => boolean): Named[] =>
    documents.flatMap(({ path, words }) =>
      words.filter(isOfKind).map((word) => ({ name: word, where: `${word} in ${path}` })),
    );

  /** What a pattern captures in documents, each with its document. */
  const captured = (pattern: RegExp): (Named & { path: string })[] =>
    documents.flatMap(({ path, text }) =>
      captures(text, pattern).map((name) => ({ name, path, where: `${name} in ${path}` })),
    );

  function expectEach<Item extends Named>(items: Item[], isRight: (item: Item) => boolean) {
    expect(items.length).toBeGreaterThan(10);
    expect(items.filter((item) => !isRight(item)).map(({ where }) => where)).toEqual([]);
  }

  test("name only paths that exist", () => {
    expectEach(named(isPath), ({ name }) => globSync(name).length > 0);
  });

  test("name only npm scripts that exist", () => {
    const commands = captured(/\bnpm (?:run |(?=start\b|test\b))([\w:]+)/g);
    expectEach(commands, ({ name }) => name in scripts);
  });

  test("name only environment variables and constants that the code reads", () => {
    const known = new Set([
      ...captures(read(".env"), /^([A-Z_]+)=/gm),
      ...sources.flatMap((path) => captures(read(path), /\b(?:env\.|const )([A-Z][A-Z0-9_]+)\b/g)),
    ]);
    const variables = named((word) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+(=.*)?$/.test(word));
    expectEach(variables, ({ name }) => known.has(name.replace(/=.*/, "")));
  });

  test("link only to files and headings that exist", () => {
    const anchorsOf = (path: string) =>
      captures(read(path), /^#+ (.+)$/gm).map((heading) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, "")
          .replaceAll(" ", "-"),
      );
    expectEach(captured(/\]\((?!https?:)([^)\s]+)\)/g), ({ name, path }) => {
      const [target = "", anchor] = name.split("#");
      const file = target === "" ? path : join(dirname(path), target);
      return existsSync(file) && (!anchor || anchorsOf(file).includes(anchor));
    });
  });
});

describe("README", () => {
  const readme = read("README.md");

  test("names the two commands", () => {
    expect(codeIn(readme)).toContain("npm ci && npm start");
    expect(codeIn(readme)).toContain("npm ci && npm test");
  });

  test("names exactly the settings of the app", () => {
    const variables = (text: string) =>
      [...new Set(text.match(/\b((VITE|PRERENDER)_[A-Z_]+|SITE_URL|STATIC_API)\b/g))].sort();
    expect(variables(readme)).toEqual(variables(read(".env")));
    expect(variables(readme)).toEqual(variables(read("build/settings.ts")));
  });

  test("has at most 130 lines", () => {
    expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(130);
  });
});

test("mocks/README.md names every fault of the embedded API", () => {
  const code = codeIn(read("mocks/README.md"));
  expect(FAULT_NAMES.filter((name) => !code.includes(name))).toEqual([]);
});

describe("repository", () => {
  test("silences no compiler and no linter, and leaves nothing for later", () => {
    const silenced =
      /@ts-(ignore|expect-error|nocheck)|biome-ignore|\bas any\b|: any\b|\b(test|describe)\.(only|skip)\(|data-testid|\b(TODO|FIXME)\b/;
    const self = "tests/unit/repository.test.ts";
    expect(sources.filter((path) => path !== self && silenced.test(read(path)))).toEqual([]);
  });

  test("reaches into the router in one file only", () => {
    const internal = /__TSR|"tsr-|"tanstack_router|\brouter\.(\w+ = |stores|_)/;
    const reaching = sources.filter(
      (path) => /^(src|build|service-worker)\//.test(path) && internal.test(read(path)),
    );
    expect(reaching).toEqual(["src/router-internals.ts"]);
  });

  test("keeps routes short", () => {
    for (const path of globSync("src/routes/**/*.tsx"))
      expect(read(path).split("\n").length, path).toBeLessThanOrEqual(80);
  });

  test("gives every source file a name of its own", () => {
    const names = sources
      .filter((path) => !path.startsWith("tests/"))
      .map((path) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("keeps the folders of src/ small", () => {
    const inSrc = sources.filter((path) => path.startsWith("src/"));
    for (const [folder, members] of Map.groupBy(inSrc, dirname))
      expect(members.length, folder).toBeLessThanOrEqual(folder === "src" ? 5 : 22);
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
