import type { Page } from "@playwright/test";
import { lostTexts } from "../support/lost-texts.ts";
import { FEW, openScreen, SCREENS } from "../support/screens.ts";
import { expect, resize, scrollsSideways, test } from "../support/test.ts";

/** Playwright's own, which the option would replace: a mouse. */
const MOUSE =
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

const SMALLEST = `--blink-settings=${MOUSE},minimumFontSize=24`;

// No text is smaller than 24 px, as a browser can be told.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), SMALLEST] }),
    { scope: "worker" },
  ],
});

/** What waits stands still, and extreme monsters are cut on purpose. */
const screens = SCREENS.filter(([, , faults = ""]) => !/hang|extreme/.test(faults));

const WIDTHS = [1920, 1366, 1024, 640, 480, 360, 320];

/** How far the cards are from the left edge of the content, once the letters are there. */
const indentOfList = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const left = (box: string) => document.querySelector(box)?.getBoundingClientRect().left;
    const list = left("[data-list] ul");
    return list === undefined ? 0 : list - (left("section:has(> [data-list]) > h1") ?? list);
  });

async function expectNothingLost(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, width);
    const where = `${screen} at ${width} px`;
    expect.soft(await indentOfList(page), where).toBeLessThan(1);
    expect.soft(await scrollsSideways(page), where).toBe(false);
    expect.soft(await page.evaluate(lostTexts), where).toEqual([]);
  }
}

test("nothing is cut or covered with text of 200 %, nor with text spaced as WCAG 1.4.12 asks", async ({
  page,
}) => {
  // Every screen at every width: on full processors that takes minutes.
  test.setTimeout(300_000);
  const session = await page.context().newCDPSession(page);
  const setTextSize = async (standard: number, shown: number) => {
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    await expect(page.locator("html")).toHaveCSS("font-size", `${shown}px`);
  };
  for (const [name, path, faults, open] of screens) {
    await resize(page, 1000);
    await setTextSize(32, 32);
    await openScreen(page, [name, path, faults || FEW, open]);
    await expectNothingLost(page, `${name}, large,`);
    await setTextSize(16, 24);
    // The policy of the page refuses styles in its markup.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
      );
      document.adoptedStyleSheets.push(sheet);
    });
    await expectNothingLost(page, `${name}, spaced,`);
  }
});
