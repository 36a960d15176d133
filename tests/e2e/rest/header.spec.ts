import type { Locator, Page } from "@playwright/test";
import {
  boxOf,
  expect,
  linkTo,
  menuOf,
  openHydrated,
  resize,
  scrollsSideways,
  scrollTop,
  searchField,
  signIn,
  test,
  waitForHydration,
  waitForTakeover,
} from "../support/test.ts";

const PHONES = [320, 360, 375, 390, 412, 430];

const header = (page: Page) => page.getByRole("banner");

/** How much of the window's height is taken by what stays when the page is scrolled. */
const stickyShare = (page: Page) =>
  page.evaluate(() => {
    const heights = [...document.querySelectorAll("body *")].flatMap((element) => {
      const { position, display } = getComputedStyle(element);
      const isShown = display !== "none" && element.checkVisibility();
      if (!isShown || !["sticky", "fixed"].includes(position)) return [];
      const { top, bottom, height } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? [height] : [];
    });
    return heights.reduce((total, height) => total + height, 0) / innerHeight;
  });

/** The header is one row at most 64 px high, and holds all of its controls in a window `width` wide. */
async function expectOneRow(page: Page, button: Locator, width: number, message: string) {
  const bar = await boxOf(header(page));
  expect(bar.height, message).toBeLessThanOrEqual(64);
  const boxes = await header(page)
    .getByRole("link")
    .or(button)
    .evaluateAll((all) => all.map((one): DOMRect => one.getBoundingClientRect().toJSON()));
  for (const { top, bottom, right } of boxes) {
    expect(top, message).toBeGreaterThanOrEqual(bar.top);
    expect(bottom, message).toBeLessThanOrEqual(bar.bottom);
    expect(right, message).toBeLessThanOrEqual(width);
  }
  expect(await scrollsSideways(page)).toBe(false);
}

/** The open menu is below the header; below the `last` of its content there is only the padding. */
async function expectMenuAroundItsContent(page: Page, last: Locator) {
  const menu = await boxOf(page.locator("[popover]"));
  expect(menu.top).toBeGreaterThanOrEqual((await boxOf(header(page))).bottom);
  const { bottom, height } = await boxOf(last);
  expect(height).toBeLessThanOrEqual(48);
  expect(menu.bottom - bottom).toBeLessThanOrEqual(20);
}

for (const [who, path, japanese, english] of [
  ["signed in", "/login?redirect=/compare", "一行のユーザーメニュー", "User menu of 一行"],
  ["for guests", "/compare", "表示設定", "Display settings"],
] as const) {
  test(`${who}, the header of a phone is one row, and its menu is below it, as high as its content`, async ({
    page,
  }) => {
    await page.goto(path);
    if (who === "signed in") await signIn(page, { email: "header@example.com", name: "一行" });
    await page.getByRole("heading", { level: 1, name: "モンスターを比べる" }).waitFor();
    await waitForTakeover(page);
    for (const [language, menu] of [
      ["日本語", japanese],
      ["English", english],
    ] as const) {
      await page.getByRole("link", { name: language }).click();
      const button = page.getByRole("button", { name: menu });
      await expect(button).toBeVisible();
      for (const width of PHONES) {
        await resize(page, width);
        await expectOneRow(page, button, width, `${language}, ${width} px`);
        await button.click();
        const last = page.locator("[popover] :is(fieldset, button):not(fieldset button)").last();
        await expect(last).toBeVisible();
        await expectMenuAroundItsContent(page, last);
        await page.keyboard.press("Escape");
      }
    }
  });
}

test("the menu belongs to its page: Back closes it, and so does leaving", async ({ page }) => {
  await openHydrated(page, "/monsters");
  await linkTo(page, "ヒノコリス").click();
  const gear = page.getByRole("button", { name: "表示設定" });
  const dark = header(page).getByRole("button", { name: "ダーク" });
  await gear.click();
  await expect(dark).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/monsters");
  await expect(dark).toBeHidden();
  await gear.click();
  await expect(dark).toBeVisible();
  // The page may come back from the back-forward cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
  );
  await expect(dark).toBeHidden();
});

test("with the menu open, arrows leave the page behind it alone, and the keys to search and help close it", async ({
  page,
}) => {
  await page.goto("/monsters/2");
  await expect(page.getByRole("link", { name: "次 カマドウシ" })).toBeVisible();
  await waitForTakeover(page);
  const gear = page.getByRole("button", { name: "表示設定" });
  const dark = header(page).getByRole("button", { name: "ダーク" });
  for (const key of ["/", "Control+k", "?"]) {
    await gear.click();
    await dark.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(dark).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(dark).toBeHidden();
    // Nor does a key reach the page behind a dialog.
    await page.getByRole("button", { name: "閉じる" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(gear).toBeFocused();
    await expect(page).toHaveURL("/monsters/2");
  }
  await page.goto("/monsters");
  await waitForHydration(page);
  await gear.click();
  await page.keyboard.press("/");
  await expect(searchField(page)).toBeFocused();
  await expect(dark).toBeHidden();
});

test("header, content and footer have the same edges", async ({ page }) => {
  await openHydrated(page, "/monsters");
  for (const width of [320, 768, 1440, 1920, 2560]) {
    await resize(page, width);
    const edges = await page.locator("body").evaluate((body) =>
      [...body.querySelectorAll("#app > * > :is(header, main, footer)")].map((bar) => {
        const { left, right } = bar.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(bar);
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
      }),
    );
    expect(edges, `${width} px`).toHaveLength(3);
    for (const edge of edges) expect(edge, `${width} px`).toEqual(edges[0]);
  }
});

test("at 400 % zoom, with a full comparison, the content stays visible", async ({ page }) => {
  await page.goto("/login?redirect=/monsters");
  await signIn(page, { email: "zoom@example.com", name: "拡大" });
  for (const name of ["ヒノコリス", "スミビネコ", "カマドウシ"]) {
    await page.getByRole("button", { name: `${name}を比較に加える` }).click();
  }
  for (const height of [256, 320, 480, 640]) {
    await page.setViewportSize({ width: 320, height });
    for (const y of [0, 600]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      expect(await stickyShare(page), `${height} px high, scrolled by ${y}`).toBeLessThan(
        height <= 480 ? 1 / 3 : 1 / 2,
      );
    }
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, 0));
  await menuOf(page, "拡大").click();
  const menu = await boxOf(page.locator("[popover]"));
  expect(menu.top).toBeGreaterThanOrEqual((await boxOf(header(page))).bottom);
  expect(menu.bottom).toBeLessThanOrEqual(256);
});

for (const motion of ["reduce", "no-preference"] as const) {
  test(`home pressed on the home page leads to its top, with motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openHydrated(page, "/");
    const home = page.getByRole("link", { name: "ホーム" });
    const logo = page.locator("header").getByText("モンスターフィールド");
    for (const link of [home, logo]) {
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(() => scrollTop(page)).toBe(600);
      const top = await link.evaluate((element: HTMLElement) => {
        element.click();
        return scrollY;
      });
      if (motion === "reduce") expect(top).toBe(0);
      else expect(top).toBeGreaterThan(0);
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
    await expect(page).toHaveURL("/");
  });
}
