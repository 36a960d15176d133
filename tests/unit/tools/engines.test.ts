import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firefox, webkit } from "@playwright/test";
import { afterAll, expect, test, vi } from "vitest";
import { describeOptional, findBrowsers } from "../../../tools/tests/engines.ts";

const folder = mkdtempSync(join(tmpdir(), "programs-"));
for (const program of ["orca", "xdotool", "openbox", "Xvfb", "dbus-run-session"])
  writeFileSync(join(folder, program), "");

afterAll(() => rmSync(folder, { recursive: true }));

// A path of any file will do: no browser is started.
const CHROMIUM = { PLAYWRIGHT_CHROMIUM: process.execPath };
const STOCK_BROWSERS = { PLAYWRIGHT_FIREFOX: "firefox", PLAYWRIGHT_WEBKIT: "webkit" };

test.each([
  ["Chromium alone", { PATH: "" }, ["chromium"]],
  ["browsers alone", { PATH: "", ...STOCK_BROWSERS }, ["chromium", "firefox", "webkit"]],
  [
    "all that is optional",
    { PATH: folder, ...STOCK_BROWSERS },
    ["chromium", "firefox", "webkit", "screen-reader"],
  ],
])("with %s, the browser tests are those that can run", (_, env, names) => {
  for (const engine of [firefox, webkit]) vi.spyOn(engine, "executablePath").mockReturnValue("");
  vi.stubEnv("PLAYWRIGHT_FIREFOX", "");
  vi.stubEnv("PLAYWRIGHT_WEBKIT", "");
  for (const [name, value] of Object.entries({ ...CHROMIUM, ...env })) vi.stubEnv(name, value);
  const found = Object.entries(findBrowsers()).filter(([, browser]) => browser);
  expect(found.map(([name]) => name)).toEqual(names);
});

test("what is optional is reported in a line each, with the way to get it", () => {
  expect(describeOptional({ chromium: {}, firefox: {}, webkit: undefined })).toEqual([
    "firefox: found, so tested",
    expect.stringMatching(/^webkit: not found, so not tested\..* playwright install .* webkit$/),
    expect.stringMatching(/^screen-reader: not found, so not tested\..* orca, xdotool, /),
  ]);
});
