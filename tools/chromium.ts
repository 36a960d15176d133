import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const INSTALL_PATHS = [
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const DEBIANS_HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const findChromium = (preferred: readonly string[]) =>
  [
    process.env.PLAYWRIGHT_CHROMIUM ?? "",
    chromium.executablePath(),
    ...preferred,
    ...INSTALL_PATHS,
  ].find(existsSync);

/**
 * The path of a Chromium or Chrome on this machine, if possible one of `preferred`. Without one, Playwright
 * installs it.
 * @throws {Error} with instructions, when that fails.
 */
export function ensureChromium(preferred: readonly string[] = []): string {
  const found = findChromium(preferred);
  if (found) return found;
  spawnSync("playwright", ["install", "chromium"], { stdio: "inherit", shell: true });
  const installed = findChromium(preferred);
  if (installed) return installed;
  throw new Error(
    "No Chromium: install one (Debian: apt-get install chromium) or set PLAYWRIGHT_CHROMIUM to its path.",
  );
}

/**
 * The Chromium of the end-to-end tests: without a window they take 40 % less time.
 * `undefined` is the headless shell that Playwright installs with its Chromium, and starts by itself.
 */
export function ensureHeadlessShell(): string | undefined {
  const found = ensureChromium([DEBIANS_HEADLESS_SHELL]);
  return found === chromium.executablePath() ? undefined : found;
}

/** Switches off background requests and first-run dialogs; as root, Chromium needs --no-sandbox. */
export const CHROMIUM_ARGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
