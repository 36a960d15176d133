import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { countStored } from "#tests/support/count-stored.ts";
import { ExpectedErrors } from "#tests/support/expected-errors.ts";
import type { Driver } from "../../../tools/tests/engines.ts";
import { deployment } from "./deployment.ts";
import { findLack } from "./needs.ts";
import { watchErrors } from "./watch-errors.ts";

/** Google's script, which Firebase loads for a popup. */
export const GAPI = "https://apis.google.com/js/api.js*";

/** The options that a Playwright project sets. */
export type TestOptions = { driver: Driver };

type Fixtures = {
  skipForLack: undefined;
  errors: ExpectedErrors;
  /** Says that the test makes its pages report an error for each of these patterns. Any other fails it. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** How often the page was requested so far: content can be visible before `load` fires. */
  loads: () => number;
  /** The paths of the API calls so far, without preflights. */
  calls: string[];
  site: Awaited<ReturnType<typeof deployment>>;
};

type WorkerOptions = { motion: "reduce" | "no-preference" };

/**
 * Replaces Google's script with a stand-in, so that sign-in needs no internet. Motion takes a fifth of the time where
 * no graphics card draws it: only tests of motion ask for it.
 */
export const test = base.extend<TestOptions & Fixtures, WorkerOptions>({
  driver: ["chromium", { option: true }],
  motion: ["reduce", { option: true, scope: "worker" }],
  contextOptions: ({ contextOptions, motion }, use) =>
    use({ ...contextOptions, reducedMotion: motion }),
  launchOptions: [
    ({ launchOptions, motion }, use) => {
      // Over WebDriver BiDi it cannot be set later.
      const firefoxUserPrefs = { "ui.prefersReducedMotion": motion === "reduce" ? 1 : 0 };
      return use({
        ...launchOptions,
        firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...firefoxUserPrefs },
      });
    },
    { scope: "worker" },
  ],
  skipForLack: [
    async ({ driver }, use, testInfo) => {
      const lack = findLack(driver, testInfo.annotations);
      testInfo.skip(lack !== undefined, lack);
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, errors, serviceWorkers, browserName }, use) => {
    watchErrors(context, errors, serviceWorkers === "block");
    await context.route(GAPI, (route) => route.fulfill({ path: "mocks/gapi.js" }));
    await use(context);
    expect(errors.takeUnexpected()).toEqual([]);
    // Other engines tell a test less.
    if (browserName === "chromium") expect(errors.missing).toEqual([]);
  },
  errors: ({ baseURL: _ }, use) => use(new ExpectedErrors()),
  expectErrors: ({ errors }, use) => use((...patterns) => errors.expect(...patterns)),
  loads: ({ page }, use) => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    return use(() => loads);
  },
  calls: ({ page }, use) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const isCall = pathname.startsWith("/api/") && request.method() !== "OPTIONS";
      if (isCall) calls.push(pathname);
    });
    return use(calls);
  },
  site: async ({ baseURL: _ }, use) => use(await deployment()),
});

export { expect };

/** The scripts of the app. */
export const SCRIPTS = "**/assets/*.js";

/** Holds requests to an address or pattern back until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Holds every script back until the returned function is called. */
export const holdScripts = (page: Page) => holdRequests(page, SCRIPTS);

/** Makes this page's API calls fail as `mocks/faults.ts` defines. Without faults, they work again. */
export function setFaults(page: Page, faults = ""): Promise<void> {
  return page.setExtraHTTPHeaders(faults ? { "x-mock-faults": faults } : {});
}

/** Makes the window `width` pixels wide, as its page sees it. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}

/** The place of an element in the window, once it is there. */
export const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((found) => found.getBoundingClientRect().toJSON());

/** How far the page is scrolled down. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Whether anything is wider than the window, next to a scrollbar where that takes room. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });

type GoogleAccount = { email: string; name: string };

/** Makes a new Google account in the emulator's popup, and signs in with it. */
export async function completePopup(popup: Page, { email, name }: GoogleAccount) {
  // The popup handles clicks only after its requests to the internet have failed.
  await popup.waitForLoadState("load");
  await popup.locator(".js-new-account").click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill(name);
  await popup.locator("#sign-in").click();
}

/** Waits until the service worker has kept the app on the device. */
export const appIsKept = (page: Page) =>
  page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === "activated",
  );

/** Signs in with a new Google account. The login page has to be open. */
export async function signIn(page: Page, account: GoogleAccount) {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /^(Googleでログイン|Log in with Google)$/ }).click();
  await completePopup(await opened, account);
}

/** The search field of the screen, or of the quick search above it. */
export const searchField = (page: Page) => page.locator("input[name=q]").last();

/** The link of a monster's card. */
export const linkTo = (page: Page, name: string) =>
  page.getByRole("link", { name: `${name}の詳細を見る`, exact: true });

/** The title of a screen. */
export const titled = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The button of the menu of whoever is signed in. */
export const menuOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `${name}のユーザーメニュー` });

/** Chooses a theme, as guests do. */
export async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.getByRole("button", { name: "表示設定" }).click();
  await page.getByRole("button", { name: theme }).click();
  await page.keyboard.press("Escape");
}

/** Waits until React has taken over the page of the build, or rendered it. */
export const waitForTakeover = (page: Page): Promise<void> =>
  expect(page.locator("[data-prerendered]")).toHaveCount(0);

/** The cards of the list on the screen. */
export const cardsOf = (page: Page): Locator => page.locator("li[data-index]");

/** Waits until React has hydrated the page, and its monsters react to keys. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.getByRole("article").or(cardsOf(page)).first().waitFor();
  await waitForTakeover(page);
}

/** Opens a page with monsters, see `waitForHydration`. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens a page with so many monsters, and waits until it knows them. */
export async function openMany(page: Page, count: number, path = "/monsters"): Promise<void> {
  await setFaults(page, `monsters=${count}`);
  await openHydrated(page, path);
  await page
    .getByText(new RegExp(`^${count.toLocaleString("en")}体`))
    .first()
    .waitFor();
}

/** How many animations run in the portrait of a monster's page: those of a document leave shadow roots out. */
export const portraitAnimations = (page: Page): Promise<number> =>
  page
    .locator("article monster-portrait svg")
    .evaluate((drawing) => drawing.getAnimations({ subtree: true }).length);

/** Waits until the list is stored on the device; `waitForFunction` would not wait for a promise. */
export const listIsStored = (page: Page) =>
  expect
    .poll(() => page.evaluate(countStored), { timeout: 40_000, message: "The list is not stored" })
    .toBe(1);

/**
 * Opens a page of a device that is offline. Chromium 150 forgets at a navigation what
 * Playwright has told it, 156 no longer; a device's own state both know.
 */
export async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (await page.evaluate(() => !navigator.onLine)) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.overrideNetworkState", {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
