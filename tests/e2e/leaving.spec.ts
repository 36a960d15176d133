import { countLoads, expect, test } from "./support/test.ts";

// Firefox and Safari break loads off by themselves when a page is left; here the test does.
test("code whose loading breaks off while the page is being left calls nobody back", async ({
  page,
}) => {
  const loads = countLoads(page);
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asksServer: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "HEAD") asksServer.push(request.url());
  });
  await page.route("**/assets/monsters.index-*.js", async (route) => {
    await broken;
    await route.abort();
  });
  await page.route("**/compare", async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/monsters.index-*.js");
  await page.goto("/");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await page.getByRole("link", { name: "図鑑を見る" }).click();
  await asked;

  const left = page.waitForRequest("**/compare");
  await page.evaluate(() => location.assign("/compare"));
  await left;
  const failed = page.waitForEvent("requestfailed");
  breakOff();
  await failed;
  await page.waitForTimeout(1_000);
  // The next page loads this code when it is idle.
  await page.unroute("**/assets/monsters.index-*.js");
  release();
  await expect(page).toHaveTitle("モンスターを比べる | モンスターフィールド");
  expect(loads()).toBe(2);
  expect(asksServer).toEqual([]);
  const notes = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith("tanstack_router_reload:")),
  );
  expect(notes).toEqual([]);
});
