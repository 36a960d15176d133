import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { firefox, webkit } from "@playwright/test";
import { CHROMIUM_ARGS, ensureHeadlessShell } from "../chromium.ts";

/** Who drives the browser: Playwright's own build, or a stock browser over WebDriver BiDi. */
export type Driver = "chromium" | "firefox" | "firefox over BiDi" | "webkit" | "webkit over BiDi";

const engines = { firefox, webkit };

const FIREFOX_PREFERENCES = {
  // A spare process for the next tab costs more than it saves where every test has its own tab.
  "dom.ipc.processPrelaunch.enabled": false,
  // A mouse, which a Firefox without a window does not look for: a fine pointer (2) that can hover (4).
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};

const preferencesOf = (name: keyof typeof engines) => ({
  firefoxUserPrefs: name === "firefox" ? FIREFOX_PREFERENCES : {},
});

/** Playwright's client for WebDriver BiDi hides behind its Firefox; `executablePath` is any browser that speaks it. */
function findStockBrowser(name: keyof typeof engines) {
  const { env } = process;
  const executablePath = name === "firefox" ? env.PLAYWRIGHT_FIREFOX : env.PLAYWRIGHT_WEBKIT;
  if (!executablePath) return undefined;
  const driver = `${name} over BiDi` as const;
  const launchOptions = { executablePath, ...preferencesOf(name) };
  return { browserName: "firefox" as const, channel: "moz-firefox", launchOptions, driver };
}

const findEngine = (name: keyof typeof engines) =>
  existsSync(engines[name].executablePath())
    ? { browserName: name, launchOptions: preferencesOf(name), driver: name }
    : findStockBrowser(name);

/** Orca, and what it takes to listen to it. */
const SCREEN_READER = ["orca", "xdotool", "openbox", "Xvfb", "dbus-run-session"];

const isInstalled = (program: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));

function findChromium() {
  const executablePath = ensureHeadlessShell();
  const launchOptions = { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS };
  return { browserName: "chromium" as const, launchOptions, driver: "chromium" as const };
}

/**
 * The browsers to test in, by the name of their project, with Playwright's options: Chromium always, the others where
 * they are on this machine.
 * - Firefox and WebKit: Playwright's builds, or browsers that speak WebDriver BiDi, which `PLAYWRIGHT_FIREFOX` and
 *   `PLAYWRIGHT_WEBKIT` name.
 * - The screen reader: Orca, listened to with the Firefox that people use it with.
 * @throws {Error} when there is no Chromium.
 */
export const findBrowsers = () => ({
  chromium: findChromium(),
  firefox: findEngine("firefox"),
  webkit: findEngine("webkit"),
  "screen-reader": SCREEN_READER.every(isInstalled) ? findStockBrowser("firefox") : undefined,
});

const HOW_TO_GET = {
  firefox: "npx playwright install --with-deps firefox",
  webkit: "npx playwright install --with-deps webkit",
  "screen-reader": `${SCREEN_READER.join(", ")} on the PATH, and PLAYWRIGHT_FIREFOX (see README.md)`,
};

/** A line for each optional project: whether it is tested, and how to get it. */
export const describeOptional = (browsers: Partial<Record<string, object>>): string[] =>
  Object.entries(HOW_TO_GET).map(([name, how]) =>
    browsers[name]
      ? `${name}: found, so tested`
      : `${name}: not found, so not tested. To get it: ${how}`,
  );
