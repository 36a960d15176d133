import type { Page } from "@playwright/test";
import { expect, holdRequests, test, waitForTakeover } from "../support/test.ts";

const ENTRY = "**/assets/index-*.js";
const NEXT_SCREEN = "**/assets/monsters.index-*.js";

/**
 * Leaves the page, and breaks off a request that `start` has made it send. Firefox and Safari break loads off by
 * themselves when a page is left; here the test does.
 */
async function leaveDuring(page: Page, url: string, start: () => Promise<unknown>): Promise<void> {
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await broken;
    await route.abort();
  });
  const release = await holdRequests(page, "**/compare");
  const asked = page.waitForRequest(url);
  await start();
  await asked;
  const left = page.waitForRequest("**/compare");
  await page.evaluate(() => location.assign("/compare"));
  await left;
  const failed = page.waitForEvent("requestfailed");
  breakOff();
  await failed;
  await page.waitForTimeout(1_000);
  // The next page loads this code, too.
  await page.unroute(url);
  release();
  await expect(page).toHaveTitle("モンスターを比べる | モンスターフィールド");
}

test("code whose loading breaks off while the page is being left calls nobody back", async ({
  page,
  loads,
}) => {
  const asksServer: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "HEAD") asksServer.push(request.url());
  });
  await leaveDuring(page, NEXT_SCREEN, async () => {
    await page.goto("/");
    await waitForTakeover(page);
    await page.getByRole("main").getByRole("link", { name: "図鑑を見る" }).click();
  });
  expect(loads()).toBe(2);
  expect(asksServer).toEqual([]);
  const notes = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith("tanstack_router_reload:")),
  );
  expect(notes).toEqual([]);
});

test("an app that does not come is not reported while the page is being left", async ({ page }) => {
  await leaveDuring(page, ENTRY, async () => {
    await page.goto("/", { waitUntil: "commit" });
    await page
      .locator("[role=alert] > :lang(ja)")
      .first()
      .evaluate((words) => {
        const note = () => sessionStorage.setItem("reported", "");
        new MutationObserver(note).observe(words, { attributes: true });
      });
  });
  expect(await page.evaluate(() => sessionStorage.getItem("reported"))).toBeNull();
});
