import type { Page } from "@playwright/test";
import { APP_URL } from "./support/addresses.ts";
import {
  boxOf,
  expect,
  openHydrated,
  scrollsSideways,
  scrollTop,
  searchField,
  setFaults,
  test,
  waitForTakeover,
} from "./support/test.ts";

const list = (page: Page) => page.getByRole("listbox", { name: "候補" });
const options = (page: Page) => list(page).getByRole("option");
const dialog = (page: Page) => page.getByRole("dialog", { name: "モンスターを検索" });

/** Whether the middle of an element is in sight, and above all else there. */
const isOnTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(top);
    });

for (const [width, height] of [
  [320, 256],
  [1440, 900],
] as const) {
  test(`at ${width} x ${height} px every suggestion can be reached and seen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const faults of ["list=extreme-monsters", ""]) {
      await setFaults(page, faults);
      await page.goto("/no/such/page");
      await waitForTakeover(page);
      await page.keyboard.press("/");
      await searchField(page).pressSequentially(faults ? "a" : "ri");
      await searchField(page).press("ArrowDown");
      await list(page).waitFor();
      await searchField(page).press("ArrowUp");
      const count = await options(page).count();
      for (let place = 0; place < count; place++) {
        await searchField(page).press("ArrowDown");
        await expect(options(page).nth(place)).toBeInViewport();
        expect(await isOnTop(page, "[aria-selected=true]")).toBe(true);
      }
      expect(await scrollsSideways(page)).toBe(false);
      const box = await options(page).first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

for (const [width, height, isPhone] of [
  [390, 844, true],
  [844, 390, true],
  [1440, 900, false],
] as const) {
  test(`at ${width} x ${height} px the bar has the button of the search, and the dialog ${isPhone ? "fills" : "leaves"} the window`, {
    tag: "@rest",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, "/monsters/2");
    const button = page.getByRole("button", { name: "モンスターを検索" });
    const key = button.getByText("/", { exact: true });
    const [pressed, bar] = [await boxOf(button), await boxOf(page.getByRole("banner"))];
    expect([pressed.width, pressed.height]).toEqual([isPhone ? 44 : 240, 44]);
    expect(bar.height).toBeLessThanOrEqual(64);
    await expect(key).toBeVisible({ visible: !isPhone });
    await button.click();
    await searchField(page).pressSequentially("ほのお");
    await expect(options(page).last()).toHaveText("10体すべてを図鑑で見る");
    const [field, close] = [
      await boxOf(searchField(page)),
      await boxOf(dialog(page).getByRole("button", { name: "閉じる" })),
    ];
    expect(close.top).toBe(field.top);
    expect(close.left).toBeGreaterThanOrEqual(field.right);
    const box = await boxOf(dialog(page));
    if (isPhone) expect([box.top, box.left, box.height]).toEqual([0, 0, height]);
    else expect(box.height).toBeLessThan(height);
    await options(page).last().click();
    await expect(page).toHaveURL(`/monsters?q=${encodeURIComponent("ほのお")}`);
  });
}

test("Escape closes first the suggestions, then the quick search, which gives the focus back", async ({
  page,
}) => {
  await page.goto("/monsters/2");
  const link = page.getByRole("link", { name: "次 カマドウシ" });
  await link.focus();
  await waitForTakeover(page);
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
  await searchField(page).pressSequentially("neko");
  await list(page).waitFor();
  await searchField(page).press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue("neko");
  await searchField(page).press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("the page behind the quick search does not scroll", { tag: "@rest" }, async ({ page }) => {
  await openHydrated(page, "/monsters/2");
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.keyboard.press("/");
  await expect(searchField(page)).toBeFocused();
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 400);
  await dialog(page).getByRole("button", { name: "閉じる" }).hover();
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("PageDown");
  await page.waitForTimeout(300);
  expect(await scrollTop(page)).toBe(300);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
});

for (const path of ["/monsters/2", "/login"]) {
  test(`the quick search moves nothing on ${path}, where a scrollbar takes room`, {
    tag: "@rest",
  }, async ({ playwright, launchOptions }) => {
    const ignoreDefaultArgs = ["--hide-scrollbars"];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const page = await browser.newPage({ baseURL: APP_URL, serviceWorkers: "block" });
    await page.goto(path);
    await waitForTakeover(page);
    const width = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(width).toBeGreaterThan(0);
    const place = () => page.getByRole("heading", { level: 1 }).boundingBox();
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [before, light] = [await place(), await ground()];
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
    expect(await place()).toEqual(before);
    // No backdrop reaches the place of the scrollbar.
    expect(await ground()).not.toBe(light);
    await browser.close();
  });
}
