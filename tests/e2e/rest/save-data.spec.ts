import type { Page } from "@playwright/test";
import { expect, linkTo, listIsStored, test, titled } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Sets what the browser tells of the connection. */
const connect = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);

/** Returns the names of the scripts that the page asks for, without their hashes. */
function collectScripts(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/(.+)-.{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

test("with a fast connection the code of the other screens comes when idle", async ({ page }) => {
  await connect(page, { saveData: false, effectiveType: "4g" });
  const scripts = collectScripts(page);
  await page.goto("/");
  await expect.poll(() => scripts).toContain("compare");
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(`with ${JSON.stringify(connection)} it comes when the visitor points at a link`, async ({
    page,
  }) => {
    await connect(page, connection);
    const scripts = collectScripts(page);
    await page.goto("/");
    // By then the app has begun to load what comes when idle.
    await listIsStored(page);
    await page.waitForLoadState("networkidle");
    expect(scripts).toContain("index");
    for (const other of ["compare", "detail", "monsters.index", "quick-search-dialog"]) {
      expect(scripts).not.toContain(other);
    }
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
    await page.getByRole("main").getByRole("link", { name: "図鑑を見る" }).hover();
    await expect.poll(() => scripts).toContain("monsters.index");
    await page.getByRole("main").getByRole("link", { name: "図鑑を見る" }).click();
    await linkTo(page, "スミビネコ").click();
    await expect(titled(page, "スミビネコ")).toBeVisible();
  });
}
