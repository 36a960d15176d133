import type { Page } from "@playwright/test";
import { APP_URL } from "./support/addresses.ts";
import { lostTexts } from "./support/lost-texts.ts";
import { expect, GAPI, resize, scrollsSideways, setFaults, signIn, test } from "./support/test.ts";

const typeRi = async (page: Page) => {
  await page.keyboard.press("/");
  await page.getByRole("combobox").last().pressSequentially("ri");
  await page.getByRole("option").first().waitFor();
};

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

/** Addresses, the faults of their API, and what is opened there. */
const SCREENS: [path: string, faults?: string, open?: (page: Page) => Promise<unknown>][] = [
  ["/"],
  ["/", "health=unhealthy&list=no-monsters"],
  ["/monsters", "", press("表示設定")],
  ["/monsters?q=ri&attack=10-", "", (page) => page.getByText("絞り込み").click()],
  ["/monsters", "list=400"],
  ["/monsters/26"],
  ["/monsters/9999"],
  ["/compare"],
  ["/compare?ids=25&ids=2&ids=3"],
  ["/monsters", "", typeRi],
  ["/no/such/page", "", press("キーボード操作")],
  ["/no/such/page", "", typeRi],
  ["/login"],
];

const WIDTHS = [1440, 1024, 640, 480, 360, 320];

/** How far the cards are from the left edge of the content. */
const indentOfList = (page: Page) =>
  page.evaluate(() => {
    const left = (box: string) => document.querySelector(box)?.getBoundingClientRect().left;
    const list = left("[data-list] ul");
    return list === undefined ? 0 : list - (left("section:has(> [data-list]) > h1") ?? list);
  });

async function expectNothingLost(page: Page, screen: string) {
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) {
    await resize(page, width);
    const where = `${screen} at ${width} px`;
    expect.soft(await scrollsSideways(page), where).toBe(false);
    expect.soft(await page.evaluate(lostTexts), where).toEqual([]);
    expect.soft(await indentOfList(page), where).toBeLessThan(1);
  }
}

async function visitAll(page: Page, css = "") {
  // Every screen at every width: on full processors that takes a minute.
  test.slow();
  await page.context().route(GAPI, (route) => route.fulfill({ path: "mocks/gapi.js" }));
  const settle = async () => {
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await expect(page.getByText("読み込み中")).toHaveCount(0);
    // The policy of the page refuses styles in its markup.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
  };
  for (const [path, faults = "", open] of SCREENS) {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto("about:blank");
    await setFaults(page, faults);
    await page.goto(APP_URL + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await settle();
    await open?.(page);
    await expectNothingLost(page, `${path} ${faults}`);
  }
  await page.goto(`${APP_URL}/login?redirect=/profile`);
  await signIn(page, { email: "large@example.com", name: "おおもじ" });
  await page.getByRole("heading", { level: 1, name: "マイページ" }).waitFor();
  await settle();
  await press("おおもじのユーザーメニュー")(page);
  await expectNothingLost(page, "signed in");
}

/** Playwright's own, which the option would replace: a mouse. */
const MOUSE =
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** Settings of the browser, and the size of text of 16 px with them. */
const FONTS = [
  ["a default size of 24 px", "defaultFontSize=24", 24],
  ["text of 200 %", "defaultFontSize=32", 32],
  ["a smallest size of 24 px", "minimumFontSize=24", 24],
] as const;

for (const [name, setting, size] of FONTS) {
  test(`nothing is cut or covered with ${name}`, async ({ playwright, launchOptions }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=${MOUSE},${setting}`],
    });
    const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
    const page = await context.newPage();
    await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
    await visitAll(page);
    await browser.close();
  });
}

test("nothing is cut or covered with text spaced as WCAG 1.4.12 asks", async ({ page }) => {
  await visitAll(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  );
});
