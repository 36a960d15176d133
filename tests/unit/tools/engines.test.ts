import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { describeOptional } from "../../../tools/tests/engines.ts";

const folder = mkdtempSync(join(tmpdir(), "programs-"));
for (const program of ["orca", "xdotool", "openbox", "Xvfb", "dbus-run-session"])
  writeFileSync(join(folder, program), "");

afterAll(() => rmSync(folder, { recursive: true }));

type Report = {
  config: { projects: { name: string }[] };
  suites: { specs: { tests: { projectName: string }[] }[] }[];
};

/** The projects that Playwright has with this environment, and those in which it lists the tests that hear. */
async function listProjects(env: Record<string, string>) {
  const args = ["test", "--list", "--reporter=json", "screen-reader"];
  const { promise: output, resolve } = Promise.withResolvers<string>();
  // Without any test to list it fails, and reports all the same.
  execFile(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", ...args],
    // A path of any file will do: no browser is started.
    { env: { PLAYWRIGHT_CHROMIUM: process.execPath, PLAYWRIGHT_BROWSERS_PATH: folder, ...env } },
    (_error, stdout) => resolve(stdout),
  );
  const { config, suites }: Report = JSON.parse(await output);
  const hearing = suites.flatMap(({ specs }) => specs.flatMap(({ tests }) => tests));
  return {
    all: config.projects.map(({ name }) => name),
    hearing: [...new Set(hearing.map(({ projectName }) => projectName))],
  };
}

const STOCK_BROWSERS = { PLAYWRIGHT_FIREFOX: "firefox", PLAYWRIGHT_WEBKIT: "webkit" };

test.concurrent.each([
  ["Chromium alone", { PATH: "" }, ["chromium"], []],
  ["browsers alone", { PATH: "", ...STOCK_BROWSERS }, ["chromium", "firefox", "webkit"], []],
  [
    "all that is optional",
    { PATH: folder, ...STOCK_BROWSERS },
    ["chromium", "firefox", "webkit", "screen-reader"],
    ["screen-reader"],
  ],
])(
  "with %s, the browser tests are those that can run",
  async (_, env, all, hearing) => {
    expect(await listProjects(env)).toEqual({ all, hearing });
  },
  60_000,
);

test("what is optional is reported in a line each, with the way to get it", () => {
  expect(describeOptional({ chromium: {}, firefox: {}, webkit: undefined })).toEqual([
    "firefox: found, so tested",
    expect.stringMatching(/^webkit: not found, so not tested\..* playwright install .* webkit$/),
    expect.stringMatching(/^screen-reader: not found, so not tested\..* orca, xdotool, /),
  ]);
});
