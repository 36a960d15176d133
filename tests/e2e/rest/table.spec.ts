import type { Page } from "@playwright/test";
import { SITE_URL } from "../support/addresses.ts";
import { boxOf, expect, resize, setFaults, test } from "../support/test.ts";

const head = (page: Page) => page.locator("thead");
const rows = (page: Page) => page.locator("tbody > tr");
const column = (page: Page, name: string) => page.getByRole("columnheader", { name });
const openTable = async (page: Page, path: string) => {
  await page.goto(path);
  await rows(page).first().waitFor();
};
/** A phone, where controls and header come back when one scrolls up. */
const PHONE = { width: 360, height: 740 };

test("the head of a table stays in sight, right below what else does", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTable(page, "/monsters?view=table");
  const bar = page.locator("form > [data-bar]");
  await rows(page).nth(20).waitFor();
  const scroll = async (to: number) => {
    await page.evaluate((top) => scrollTo(0, top), to);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await scroll(600);
  await scroll(900);
  await expect.poll(async () => (await boxOf(head(page))).top).toBe(0);
  await scroll(800);
  for (const width of [PHONE.width, 1440]) {
    await resize(page, width);
    await expect
      .poll(async () => Math.abs((await boxOf(head(page))).top - (await boxOf(bar)).bottom))
      .toBeLessThanOrEqual(2);
  }
});

test("on a phone, drawing and name stay while a table scrolls sideways, and the sorted column is beside them", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openTable(page, "/monsters?view=table&sort=speed&order=desc");
  const name = rows(page).first().getByRole("rowheader");
  const besideName = async (label: string) =>
    Math.abs((await boxOf(column(page, label))).left - (await boxOf(name)).right);
  await expect.poll(() => besideName("素早さ")).toBeLessThan(2);
  const { left } = await boxOf(name);
  const drawing = rows(page).first().locator("monster-portrait");
  expect((await boxOf(drawing)).left).toBeGreaterThanOrEqual(0);
  await page.locator("tbody").evaluate((body) => body.scrollTo(100, 0));
  await expect.poll(() => head(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(100);
  expect((await boxOf(name)).left).toBe(left);
  // The focus scrolls the head, and with it the rows.
  await page.getByRole("button", { name: "合計" }).focus();
  const cell = rows(page).first().getByRole("cell").nth(8);
  await expect
    .poll(async () => Math.abs((await boxOf(cell)).left - (await boxOf(column(page, "合計"))).left))
    .toBeLessThan(1);
  // One that is in full sight stays under the pointer.
  const hp = page.getByRole("button", { name: "HP" });
  await hp.scrollIntoViewIfNeeded();
  const place = await boxOf(hp);
  await hp.click();
  await expect(column(page, "HP")).toHaveAttribute("aria-sort", "descending");
  expect((await boxOf(hp)).left).toBe(place.left);
});

test("a table of 2,000 monsters has few rows in the document, wherever one scrolls", async ({
  page,
}) => {
  await setFaults(page, "monsters=2000");
  await openTable(page, "/monsters?view=table");
  await expect
    .poll(async () => {
      // The list may still be on its way to its whole height.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      return Number(await rows(page).first().getAttribute("data-index"));
    })
    .toBeGreaterThan(900);
  expect(await rows(page).count()).toBeLessThan(60);
});

test("who chose tables sees no cards first", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("view", "table");
    // Whether the name on a card of the HTML was ever in sight.
    addEventListener("DOMContentLoaded", () => {
      window.name = String(
        document
          .querySelector("li[data-index] :is(h2, h3)")
          ?.checkVisibility({ visibilityProperty: true }),
      );
    });
  });
  // A page with monsters in it.
  await page.goto(`${SITE_URL}/monsters`);
  await expect(page.getByRole("table")).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe("false");
  await expect(page.locator("[data-list] li[data-index]")).toHaveCount(0);
});
