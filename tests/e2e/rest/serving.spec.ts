import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import type { Page } from "@playwright/test";
import { failure } from "#tests/support/failure.ts";
import { APP_URL, SITE_URL } from "../support/addresses.ts";
import { staticHost } from "../support/static-host.ts";
import { appIsKept, expect, linkTo, menuOf, signIn, test, titled } from "../support/test.ts";

/** What a development server causes that bundles its packages anew, and then reloads the page. */
const OF_BUNDLING =
  /^TypeError: Failed to fetch dynamically imported module|a component that hasn't mounted yet/;

// It is not to answer in the emulator's place.
test.use({ serviceWorkers: "allow" });
// One after the other: `npm run preview` builds the app first, and `npm start` bundles its packages.
test.describe.configure({ mode: "default", timeout: 240_000 });

async function signInAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login?redirect=/monsters/3`);
  await signIn(page, { email: "anywhere@example.com", name: "どこでも" });
  await expect(page).toHaveURL(`${url}/monsters/3`);
  await expect(menuOf(page, "どこでも")).toBeVisible();
}

async function openEnglish(page: Page, url: string, heading: string): Promise<void> {
  await page.goto(url);
  await expect(titled(page, heading)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
}

for (const [host, serve] of [
  ["the Hosting emulator", async () => APP_URL],
  ["the Hosting emulator, with an API of files", async () => SITE_URL],
  ["a plain static host", staticHost],
] as const) {
  test(`visitors sign in on ${host}, which answers with 404 what it does not find`, async ({
    page,
  }) => {
    const url = await serve();
    await signInAt(page, url);
    await openEnglish(page, `${url}/en/monsters/3?q=neko`, "カマドウシ");
    await openEnglish(page, `${url}/en/profile`, "My page");
    await openEnglish(page, `${url}/en/no/such/page`, "Page not found");
    for (const path of ["/no/such/page", "/en/no/such/page"])
      expect((await page.request.get(url + path)).status(), path).toBe(404);
  });
}

/** Lets Query's tools simulate that the API rejects the list. */
async function simulateError(page: Page, url: string) {
  await page.goto(`${url}/monsters`);
  await page.getByRole("button", { name: "Open Tanstack query devtools" }).click();
  await page.getByRole("button", { name: /^Query key \["list"\]/ }).click();
  await page.getByLabel("Select error type to trigger").selectOption("rejected");
  const alert = page.getByRole("alert").filter({ hasText: failure("list", "rejected") });
  // The panel of the tools lies over it.
  await alert.getByRole("button", { name: "再試行" }).press("Enter");
  await expect(linkTo(page, "ヒノコリス")).toBeVisible();
  await expect(alert).toHaveCount(0);
}

/** Looks where browser extensions look for the query client. */
const findQueryClient = (page: Page) =>
  page.waitForFunction(() => "__TANSTACK_QUERY_CLIENT__" in window);

for (const [script, signal, tryTools] of [
  ["start", "SIGTERM", simulateError],
  ["preview", "SIGINT", findQueryClient],
] as const) {
  test(`visitors sign in under \`npm run ${script}\`, with the tools of Query, and it ends with all its processes at ${signal}`, async ({
    page,
    errors,
  }) => {
    if (script === "start") errors.allow(OF_BUNDLING);
    const npm = spawn("npm", ["run", script, "--", "--port", "0"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    // Only when all that it has started has ended too.
    const isClosed = once(npm, "close");
    let output = "";
    npm.stdout.on("data", (text) => {
      output += stripVTControlCharacters(String(text));
    });
    const address = () => output.match(/Local: +(http:.*)\//)?.[1];
    try {
      await expect.poll(() => address() ?? output, { timeout: 180_000 }).toMatch(/^http:\S+$/);
      await signInAt(page, address() ?? "");
      await tryTools(page, address() ?? "");
      // Hundreds of files make a page during development: one of them has to do.
      await openEnglish(page, `${address()}/en/profile`, "My page");
      // A service worker that still fetches the app would report that the server has ended.
      if (script === "preview") await appIsKept(page);
    } finally {
      npm.kill(signal);
      await isClosed;
    }
  });
}
