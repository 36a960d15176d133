import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { FAULT_NAMES } from "#mocks/faults.ts";
import { LIST_DATABASE } from "#src/queries/user-data.ts";
import { SCROLL_POSITIONS_KEY } from "#src/router-internals.ts";
import { FAVORITES_KEY } from "#src/state/stored.ts";
import { BROWSERS } from "../../build/browsers.ts";

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

  /** What documents name, each with its document, and at least so many. */
  const named = (
    pattern: (document: (typeof documents)[number]) => string[],
    atLeast: number,
  ): { name: string; path: string }[] => {
    const names = documents.flatMap((document) =>
      pattern(document).map((name) => ({ name, path: document.path })),
    );
    expect(names.length).toBeGreaterThan(atLeast);
    return names;
  };

  test("name only paths that exist", () => {
    const paths = named(({ words }) => words.filter(isPath), 200);
    expect(paths.filter(({ name }) => globSync(name).length === 0)).toEqual([]);
  });

  test("of which comments speak exist", () => {
    const mentions = sources.flatMap((path) => captures(read(path), /\b(docs\/[\w/-]+\.md)\b/g));
    expect(mentions.length).toBeGreaterThan(5);
    expect(mentions.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("name only npm scripts that exist", () => {
    const command = /\bnpm (?:run |(?=start\b|test\b))([\w:]+)/g;
    const commands = named(({ text }) => captures(text, command), 40);
    expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  test("name only variables, constants, functions and types that are in the code", () => {
    const code = files.filter(
      (path) =>
        /\.(tsx?|m?js|css|html|json)$|^\.env$/.test(path) &&
        basename(path) !== "package-lock.json" &&
        path !== "tests/unit/repository.test.ts",
    );
    const known = new Set([
      // Of libraries: what decisions decided against.
      ...["defaultPreloadDelay", "defaultViewTransition", "useWindowVirtualizer"],
      ...["ViewTransition", "ViewTransitionTypeSet"],
      ...code.flatMap((path) => read(path).match(/\w+/g) ?? []),
    ]);
    // Not in an address.
    const identifier = /(?<![\w/?&%-])(\w*[a-z][A-Z]\w*|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w/%-])/g;
    const names = named(
      ({ text }) => codeIn(text).flatMap((span) => captures(span, identifier)),
      90,
    );
    expect(names.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  test("link only to files and headings that exist", () => {
    const anchorsOf = (path: string) =>
      captures(read(path), /^#+ (.+)$/gm).map((heading) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, "")
          .replaceAll(" ", "-"),
      );
    const links = named(({ text }) => captures(text, /\]\((?!https?:)([^)\s]+)\)/g), 20);
    const broken = links.filter(({ name, path }) => {
      const [target, anchor] = name.split("#");
      const file = target ? join(dirname(path), target) : path;
      return !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor));
    });
    expect(broken).toEqual([]);
  });
});

test("README names the browsers that the build is for", () => {
  expect(read("README.md")).toContain(`The app needs ${BROWSERS.join(", ")} or newer.`);
});

test("README names the two commands and exactly the settings of the app, in 130 lines at most", () => {
  const readme = read("README.md");
  const variables = (text: string) =>
    [...new Set(text.match(/\b((VITE|PRERENDER)_[A-Z_]+|SITE_URL|STATIC_API)\b/g))].sort();
  expect(codeIn(readme)).toEqual(
    expect.arrayContaining(["npm ci && npm start", "npm ci && npm test"]),
  );
  expect(variables(readme)).toEqual(variables(read(".env")));
  expect(variables(readme)).toEqual(variables(read("build/settings.ts")));
  expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(130);
});

test("mocks/README.md names every fault of the embedded API", () => {
  const code = codeIn(read("mocks/README.md"));
  expect(FAULT_NAMES.filter((name) => !code.includes(name))).toEqual([]);
});

test("SECURITY.md names every key under which the app stores something", () => {
  const code = codeIn(read("SECURITY.md"));
  const keys = captures(read("src/state/stored.ts"), /"(?:local|session)",\s*["`]([\w-]+)/g);
  expect(keys.length).toBeGreaterThan(10);
  const others = [FAVORITES_KEY, SCROLL_POSITIONS_KEY, LIST_DATABASE];
  expect([...keys, ...others].filter((key) => !code.includes(key))).toEqual([]);
  const storing = sources.filter((path) => /\b(?:local|session)Storage\b/.test(read(path)));
  expect(storing.filter((path) => path.startsWith("src/"))).toEqual(["src/state/storage.ts"]);
});

describe("repository", () => {
  test("silences no compiler and no linter, and leaves nothing for later", () => {
    const silenced =
      /@ts-(ignore|expect-error|nocheck)|biome-ignore|\bas any\b|: any\b|\b(test|describe)\.(only|skip)\(|data-testid|\b(TODO|FIXME)\b/;
    const self = "tests/unit/repository.test.ts";
    expect(sources.filter((path) => path !== self && silenced.test(read(path)))).toEqual([]);
  });

  test("excuses no file that is gone from lint", () => {
    const { overrides } = JSON.parse(read("biome.json"));
    const excused: string[] = overrides.flatMap(({ includes }: { includes: string[] }) => includes);
    expect(excused.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  });

  test("keeps routes and the folders of src/ small", () => {
    const routes = sources.filter((path) => path.startsWith("src/routes/"));
    expect(routes.filter((path) => read(path).split("\n").length > 80)).toEqual([]);
    const members = files.filter((path) => /^src\/.*\.(ts|tsx|css)$/.test(path));
    const large = Object.entries(Object.groupBy(members, dirname)).filter(
      ([folder, paths = []]) => paths.length > (folder === "src" ? 6 : 22),
    );
    expect(large.map(([folder]) => folder)).toEqual([]);
  });

  test("gives every source file a name of its own", () => {
    const names = sources
      .filter((path) => !/^(?:tests|packages)\//.test(path))
      .map((path) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("uses exact versions only, and keeps addresses of registries out of the lock file", () => {
    const packages = files.filter((path) => basename(path) === "package.json").map(dirname);
    expect(packages.length).toBeGreaterThan(3);
    const locks = files.filter((path) => basename(path) === "package-lock.json");
    expect(locks.map(dirname)).toEqual([".", "tools/bench"]);
    for (const lock of locks) expect(read(lock)).not.toMatch(/"resolved": "http/);
    for (const folder of packages) {
      const { dependencies, devDependencies } = JSON.parse(read(join(folder, "package.json")));
      const versions: unknown[] = Object.values({ ...dependencies, ...devDependencies });
      expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
    }
  });
});
