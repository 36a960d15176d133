import type { Page } from "@playwright/test";
import { APP_URL } from "./support/addresses.ts";
import { lostTexts } from "./support/lost-texts.ts";
import { SCREENS, visitScreens } from "./support/screens.ts";
import { expect, GAPI, scrollsSideways, test } from "./support/test.ts";

/** What waits stands still, and extreme monsters are cut on purpose. */
const screens = SCREENS.filter(([, , faults = ""]) => !/hang|extreme/.test(faults));

const WIDTHS = [1920, 1366, 1024, 640, 480, 360, 320];

/** How far the cards are from the left edge of the content. */
const indentOfList = (page: Page) =>
  page.evaluate(() => {
    const left = (box: string) => document.querySelector(box)?.getBoundingClientRect().left;
    const list = left("[data-list] ul");
    return list === undefined ? 0 : list - (left("section:has(> [data-list]) > h1") ?? list);
  });

const expectNothingLost = (page: Page) =>
  visitScreens(page, screens, WIDTHS, async (where) => {
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await scrollsSideways(page), where).toBe(false);
    expect.soft(await page.evaluate(lostTexts), where).toEqual([]);
    expect.soft(await indentOfList(page), where).toBeLessThan(1);
  });

/** Playwright's own, which the option would replace: a mouse. */
const MOUSE =
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** Settings of the browser, and the size of text of 16 px with them. */
const FONTS = [
  ["text of 200 %", "defaultFontSize=32", 32],
  ["a smallest size of 24 px", "minimumFontSize=24", 24],
] as const;

for (const [name, setting, size] of FONTS) {
  test(`nothing is cut or covered with ${name}`, async ({ playwright, launchOptions }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=${MOUSE},${setting}`],
    });
    const context = await browser.newContext({
      baseURL: APP_URL,
      serviceWorkers: "block",
      reducedMotion: "reduce",
    });
    await context.route(GAPI, (route) => route.fulfill({ path: "mocks/gapi.js" }));
    const page = await context.newPage();
    await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
    await expectNothingLost(page);
    await browser.close();
  });
}

test("nothing is cut or covered with text spaced as WCAG 1.4.12 asks", async ({ page }) => {
  // The policy of the page refuses styles in its markup.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expectNothingLost(page);
});
