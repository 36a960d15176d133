import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { CHROMIUM_ARGS, ensureHeadlessShell } from "./chromium.ts";

/** Who drives the browser: Playwright's own build, or a stock browser over WebDriver BiDi. */
export type Driver = "chromium" | "firefox" | "firefox over BiDi" | "webkit" | "webkit over BiDi";

const ownBuilds = { firefox, webkit };

const FIREFOX_PREFERENCES = {
  // A spare process for the next tab costs more than it saves where every test has its own tab.
  "dom.ipc.processPrelaunch.enabled": false,
  // A mouse, which a Firefox without a window does not look for: a fine pointer (2) that can hover (4).
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};

/** Playwright's client for WebDriver BiDi hides behind its Firefox; `executablePath` is any browser that speaks it. */
function findEngine(name: "firefox" | "webkit") {
  const firefoxUserPrefs = name === "firefox" ? FIREFOX_PREFERENCES : {};
  if (existsSync(ownBuilds[name].executablePath()))
    return { name, use: { browserName: name, launchOptions: { firefoxUserPrefs }, driver: name } };
  const executablePath = process.env[`PLAYWRIGHT_${name.toUpperCase()}`];
  if (!executablePath) return undefined;
  const driver = `${name} over BiDi` as const;
  const launchOptions = { executablePath, firefoxUserPrefs };
  return {
    name,
    use: { browserName: "firefox" as const, channel: "moz-firefox", launchOptions, driver },
  };
}

/**
 * The engines to test in: Chromium always, Firefox and WebKit where Playwright's builds are installed
 * or `PLAYWRIGHT_FIREFOX` and `PLAYWRIGHT_WEBKIT` name browsers that speak WebDriver BiDi.
 * The fields of `use` are Playwright's options.
 * @throws {Error} when there is no Chromium.
 */
export function findEngines() {
  const executablePath = ensureHeadlessShell();
  const launchOptions = { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS };
  const name = "chromium" as const;
  return [
    { name, use: { browserName: name, launchOptions, driver: name } },
    findEngine("firefox"),
    findEngine("webkit"),
  ].filter((engine) => engine !== undefined);
}

/** One line that names the engines that are not on this machine, and how to get them. */
export function describeMissing(engines: { name: string }[]): string | undefined {
  const missing = ["firefox", "webkit"].filter((name) => engines.every((e) => e.name !== name));
  return missing.length === 0
    ? undefined
    : `Not tested, because not installed: ${missing.join(", ")}. To install: npx playwright install --with-deps ${missing.join(" ")}`;
}
