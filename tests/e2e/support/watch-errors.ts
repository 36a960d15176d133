import type { BrowserContext } from "@playwright/test";
import type { ExpectedErrors } from "#tests/support/expected-errors.ts";

/** Addresses beyond this machine, but for those of Google's script and of the pages of the Auth emulator. */
const ELSEWHERE =
  /^https?:\/\/(?!localhost[:/]|apis\.google\.com\/js\/api\.js|unpkg\.com\/|fonts\.(?:googleapis|gstatic)\.com\/)/;

/** The pages of the Auth emulator, which look for scripts on the internet. */
const OF_EMULATOR = /^http:\/\/localhost:\d+\/emulator\//;

/**
 * What browsers themselves log: requests that fail, answers that they refuse, sizes that change once more in a frame and,
 * in Safari's and Firefox's words, imports that break off when a page is left.
 */
const OF_BROWSER =
  /^Failed to load (?:resource|‘)|MIME type|access control checks|blocked by CORS|Cross-Origin Request Blocked|ResizeObserver loop|Importing a module script failed|error loading dynamically imported module/;

/** What the app says where the test blocks its service worker. */
const OF_BLOCKING = /^The app cannot be kept/;

/** Notes the errors of all pages, uncaught or in the console, and the requests that nobody knows. */
export function watchErrors(
  context: BrowserContext,
  errors: ExpectedErrors,
  blocksWorkers: boolean,
): void {
  context.on("console", (message) => {
    const text = message.text();
    if (message.type() !== "error" || OF_EMULATOR.test(message.page()?.url() ?? "")) return;
    if (!OF_BROWSER.test(text) && !(blocksWorkers && OF_BLOCKING.test(text))) errors.note(text);
  });
  context.on("weberror", (error) => {
    const text = String(error.error());
    if (OF_EMULATOR.test(error.page()?.url() ?? "")) return;
    // Firefox reports requests that another origin refuses as errors of the page.
    if (!OF_BROWSER.test(text)) errors.note(text);
  });
  context.on("response", (response) => {
    // The embedded API knows neither the call nor the fault.
    if (response.status() === 501) errors.note(`Nobody knows ${response.url()}`);
  });
  context.on("request", (request) => {
    if (ELSEWHERE.test(request.url())) errors.note(`Nobody knows ${request.url()}`);
  });
}
