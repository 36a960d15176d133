import { cardsOf, expect, openHydrated, openMany, test, titled } from "../support/test.ts";

test("code that is lost on the way is asked for once more", async ({ page }) => {
  const lost = new Set<string>();
  await page.route(/\/ja-[^/]*\.js/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.has(pathname)) return route.continue();
    lost.add(pathname);
    return route.abort();
  });
  await openHydrated(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("モンスターフィールド");
  expect(lost.size).toBe(1);
});

test("styles that are lost on the way are asked for once more, and come with their code", async ({
  page,
}) => {
  let lost = 0;
  await page.route(/\/monster-table-[^/]*\.css$/, (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  await page.goto("/monsters?view=table");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.locator("thead")).toHaveCSS("position", "sticky");
  expect(lost).toBe(2);
});

test("lost code that shares a script with other code harms nothing", async ({ page }) => {
  await page.route(/\/rest-[^/]*\.js$/, (route) => route.abort());
  await openHydrated(page, "/");
  const again = page.waitForResponse(/\/rest-[^/]*\.js\?attempt=/);
  // The list of shortcuts is part of it.
  await page.getByRole("button", { name: "キーボード操作" }).click();
  expect((await again).ok()).toBe(true);
  // React takes up to half a second to draw what was waiting for it, or an error screen.
  await page.waitForTimeout(1_500);
  await expect(titled(page, "モンスターフィールド")).toBeVisible();
});

test("a long list whose code is lost becomes whole", async ({ page }) => {
  await page.route(/\/virtual-list-[^/]*\.js/, (route) => route.abort());
  await openMany(page, 510);
  await expect(cardsOf(page)).toHaveCount(510, { timeout: 40_000 });
});
