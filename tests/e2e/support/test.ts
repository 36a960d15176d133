import { test as base, expect, type Page } from "@playwright/test";

const GAPI = "https://apis.google.com/js/api.js*";

/** A test whose browser gets the stand-in for Google's script, so that sign-in needs no internet. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.route(GAPI, (route) => route.fulfill({ path: "mocks/gapi.js" }));
    await use(context);
  },
});

export { expect };

/**
 * Counts the page's loads from now on, each as soon as it is asked for: what it shows may come
 * before its `load` event. Returns what tells their number.
 */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Makes API calls of this page fail, as `mocks/faults.ts` says; no argument: all is well again. */
export function setFaults(page: Page, faults = ""): Promise<void> {
  return page.setExtraHTTPHeaders(faults ? { "x-mock-faults": faults } : {});
}

/** Signs in with a new Google account, through the emulator's popup, from the open login page. */
export async function signIn(
  page: Page,
  { email, name, photo }: { email: string; name?: string; photo?: string },
) {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Googleでログイン" }).click();
  const popup = await opened;
  // Until the page has given up its decoration from the internet, its list does not listen.
  await popup.waitForLoadState("load");
  await popup.locator(".js-new-account").click();
  await popup.locator("#email-input").fill(email);
  if (name) await popup.locator("#display-name-input").fill(name);
  if (photo) await popup.locator("#profile-photo-input").fill(photo);
  await popup.locator("#sign-in").click();
}

/** Waits until the app stands in the place of what its page has shown, and hears keys. */
export async function takenOver(page: Page): Promise<void> {
  await page.getByRole("article").first().waitFor();
  await expect(page.locator("[data-shell]")).toHaveCount(0);
}
