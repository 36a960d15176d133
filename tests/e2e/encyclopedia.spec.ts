import type { Page } from "@playwright/test";
import {
  boxOf,
  expect,
  linkTo,
  openHydrated,
  scrollsSideways,
  scrollTop,
  searchField,
  setFaults,
  test,
  titled,
  waitForHydration,
} from "./support/test.ts";

const MANY = "monsters=10000";

test.describe("10,000 monsters", () => {
  test.beforeEach(({ page }) => setFaults(page, MANY));

  for (const path of ["/", "/monsters"]) {
    test(`${path} has at most 100 cards in the document, and fills the screen`, async ({
      page,
    }) => {
      await openHydrated(page, path);
      for (const width of [360, 1440, 2560]) {
        await page.setViewportSize({ width, height: 1000 });
        for (const top of [0, 5_000, 200_000, 5_000]) {
          await page.evaluate((y) => scrollTo(0, y), top);
          await expect(async () => {
            const { bottom } = await boxOf(page.getByRole("article").last());
            expect(bottom, `${width} px`).toBeGreaterThan(900);
          }).toPass();
          expect(await page.getByRole("article").count(), `${width} px`).toBeLessThanOrEqual(100);
        }
        expect(await scrollsSideways(page), `${width} px`).toBe(false);
      }
    });
  }

  test("a card that is scrolled out of sight keeps the focus, until a dialog takes it", async ({
    page,
  }) => {
    await openHydrated(page, "/monsters");
    // Each card is hydrated on its own, after the page. Then the list is one tab stop.
    await expect(linkTo(page, "カマドウシ")).toHaveAttribute("tabindex", "-1");
    await linkTo(page, "スミビネコ").focus();
    await page.evaluate(() => scrollTo(0, 100_000));
    await expect(page.getByRole("article").last()).not.toContainText("スミビネコ");
    await expect(linkTo(page, "スミビネコ")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(linkTo(page, "カマドウシ")).toBeFocused();
    await expect(linkTo(page, "カマドウシ")).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 100_000));
    await expect(page.getByRole("article").last()).not.toContainText("カマドウシ");
    await expect(linkTo(page, "カマドウシ")).toBeFocused();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(linkTo(page, "カマドウシ")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "モンスター図鑑" })).toBeFocused();
    expect(await scrollTop(page)).toBe(100_000);
  });

  test("Back restores the scroll position and the focus, also after a reload", async ({ page }) => {
    await openHydrated(page, "/monsters?type=water&sort=speed&order=desc");
    await page.evaluate(() => scrollTo(0, 20_000));
    await expect(async () => {
      const [first] = await page.getByRole("listitem").all();
      expect(Number(await first?.getAttribute("aria-posinset"))).toBeGreaterThan(50);
    }).toPass();
    const visible = page.getByRole("article").nth(12);
    const name = (await visible.getByRole("heading").textContent()) ?? "";
    await linkTo(page, name).first().click();
    await expect(titled(page, name)).toBeVisible();
    const position = page.getByRole("navigation", { name: "前後のモンスター" }).getByText(/番目/);
    await position.waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(titled(page, name)).toBeHidden();
    await page.reload();
    await position.waitFor();
    await page.goBack();
    await expect(linkTo(page, name).first()).toBeFocused();
    await expect(linkTo(page, name).first()).toBeInViewport();
    const top = await scrollTop(page);
    expect(top).toBeGreaterThan(19_000);
    expect(top).toBeLessThan(21_000);
    await page.reload();
    await page.getByRole("article").first().waitFor();
    await expect.poll(() => scrollTop(page)).toBe(top);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const topOf = async (page: Page, selector: string) =>
    Math.round((await boxOf(page.locator(selector).first())).top);

  test("the first cards are in sight, below the search, the types and the filters", async ({
    page,
  }) => {
    await openHydrated(page, "/monsters");
    expect((await boxOf(page.getByRole("article").first())).bottom).toBeLessThan(844);
    expect((await boxOf(page.getByRole("group", { name: "タイプ" }))).height).toBeLessThan(70);
    await expect(page.getByRole("combobox", { name: "並べ替え" })).toBeInViewport({ ratio: 1 });
  });

  test("the bars go while it scrolls down, and come back with scrolling up and with the focus; nothing moves by it", async ({
    page,
  }) => {
    await openHydrated(page, "/monsters");
    const header = page.getByRole("banner");
    const water = page.getByRole("checkbox", { name: "みず" });
    const expectBars = async (there: boolean) => {
      for (const part of [header, searchField(page), water])
        await (there ? expect(part) : expect(part).not).toBeInViewport();
    };
    const scroll = (by: number) => page.evaluate((y) => window.scrollBy(0, y), by);
    await scroll(100);
    await expectBars(true);
    await scroll(1_900);
    await expectBars(false);
    // A finger trembles.
    await scroll(-10);
    await expectBars(false);
    const top = () => topOf(page, "main ul");
    const before = await top();
    await scroll(-20);
    await expectBars(true);
    expect(await top()).toBe(before + 20);
    const home = header.getByRole("link", { name: "ホーム" });
    for (const control of [searchField(page), water, home]) {
      await page.getByRole("main").focus();
      await scroll(400);
      await expectBars(false);
      const top = await scrollTop(page);
      await control.focus();
      await expectBars(true);
      expect(await scrollTop(page)).toBe(top);
      // What has the focus stays in sight.
      await scroll(100);
      await expectBars(true);
    }
  });

  test("no focused card is behind the bars", async ({ page }) => {
    await openHydrated(page, "/monsters");
    const types = await boxOf(page.getByRole("group", { name: "タイプ" }));
    const header = await boxOf(page.getByRole("banner"));
    const bottom = header.height + types.bottom - (await topOf(page, "main form > div"));
    await linkTo(page, "ヒノコリス").focus();
    for (const key of ["End", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"]) {
      await page.keyboard.press(key);
      await expect.poll(() => topOf(page, "article:has(a:focus)")).toBeGreaterThanOrEqual(bottom);
    }
  });

  test("in a low window they scroll with the page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openHydrated(page, "/monsters");
    await page.evaluate(() => scrollTo(0, 2_000));
    expect(await topOf(page, "main form > div")).toBeLessThan(-200);
    await page.evaluate(() => scrollTo(0, 1_900));
    expect(await topOf(page, "main form > div")).toBeLessThan(-200);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => topOf(page, "main form > div")).toBeGreaterThan(0);
  });

  test("a type of the address is in the visible part of the row", async ({ page }) => {
    await openHydrated(page, "/monsters?type=ごはん");
    await expect(page.getByText("ごはん", { exact: true }).first()).toBeInViewport({ ratio: 1 });
  });
});

test("Back to before a choice undoes it, where the page is loaded again", async ({ page }) => {
  // A page with this event is not kept alive: going back loads it again.
  await page.addInitScript(() => addEventListener("unload", () => {}));
  await openHydrated(page, "/monsters");
  const water = page.getByRole("checkbox", { name: "みず" });
  await water.check();
  await expect(page).toHaveURL("/monsters?type=water");
  await page.getByLabel("並べ替え").selectOption("五十音順");
  await expect(page).toHaveURL("/monsters?type=water&sort=name");
  await openHydrated(page, "/");
  await page.evaluate(() => history.go(-3));
  await page.waitForURL("/monsters");
  await waitForHydration(page);
  await expect(page.getByText("66体", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/monsters");
  await expect(water).not.toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL("/monsters?type=water");
});

test("of the cards pointed at, only the one that is opened is fetched", async ({ page, calls }) => {
  await openHydrated(page, "/monsters");
  for (const name of ["ヒノコリス", "スミビネコ", "カマドウシ"]) await linkTo(page, name).hover();
  await linkTo(page, "アツゴロモ").click();
  await expect(titled(page, "アツゴロモ")).toBeVisible();
  const details = () => calls.filter((path) => /monsters\/./.test(path));
  await expect.poll(details).toEqual(["/api/monsters/5"]);
});

test("at 400 % zoom the list of keyboard shortcuts opens at its beginning", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, "/monsters");
  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { name: "キーボード操作" })).toBeInViewport();
});

for (const support of ["with", "without"]) {
  test(`a click beside the list of keyboard shortcuts closes it, ${support} closedby`, async ({
    page,
  }) => {
    if (support === "without")
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
        const { setAttribute } = Element.prototype;
        Element.prototype.setAttribute = function (name, value) {
          if (name !== "closedby") setAttribute.call(this, name, value);
        };
      });
    await openHydrated(page, "/");
    const opener = page.getByRole("button", { name: "キーボード操作" });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "キーボード操作" });
    const { x, y, width } = await boxOf(sheet);
    await page.mouse.click(x + width / 2, y + 4);
    await expect(sheet).toBeVisible();
    // A drag from the inside, which may select text, and one from the outside.
    for (const [from, to] of [
      [40, -20],
      [-20, 40],
    ] as const) {
      await page.mouse.move(x + from, y + 40);
      await page.mouse.down();
      await page.mouse.move(x + to, y + 60);
      await page.mouse.up();
      await expect(sheet).toBeVisible();
    }
    await page.mouse.click(x - 20, y + 20);
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
