import { marksOf } from "../../service-worker/page-of-build.ts";
import { entryOf } from "./support/deployment.ts";
import {
  expect,
  holdRequests,
  linkTo,
  setFaults,
  test,
  waitForHydration,
  waitForTakeover,
} from "./support/test.ts";

test("a tab that was opened before a deployment goes on with the new version", async ({
  page,
  site,
  loads,
}) => {
  // While the list is on its way, no other screen's code is loaded ahead of time.
  await setFaults(page, "list=hang");
  await page.goto(`${site.url}/`);
  await waitForTakeover(page);
  site.deploy("dist-e2e-next");
  await setFaults(page);
  // Pointing at the link loads the screen ahead: that it is gone matters only with the click.
  const isGone = page.waitForResponse((response) => response.status() === 404);
  const link = page.getByRole("main").getByRole("link", { name: "図鑑を見る" });
  await link.hover();
  await isGone;
  expect(loads()).toBe(1);
  await link.click();
  await expect(linkTo(page, "ヒノコリス")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/monsters`);
  expect(marksOf(await page.content()).entry).toBe(entryOf("dist-e2e-next"));
});

test("code that stays missing is an error with a way out, not a page that reloads for ever", {
  tag: "@rest",
}, async ({ page, site, loads, expectErrors }) => {
  expectErrors(/imported module/);
  await page.route("**/assets/monsters.index-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.url}/monsters`);
  const failure = page.getByRole("heading", { name: "予期しないエラーが発生しました" });
  await expect(failure).toBeVisible();
  expect(loads()).toBe(2);
  await page.unroute("**/assets/monsters.index-*.js");
  await page.reload();
  await expect(linkTo(page, "ヒノコリス")).toBeVisible();
});

// Firebase is loaded for guests who point at the link to log in. The rest is what other code imports.
for (const chunks of [["firebase", "portraits"], ["rest"]]) {
  test(`without ${chunks.join(", ")} nothing reloads, and the code is tried again`, {
    tag: "@rest",
  }, async ({ page, site, loads, expectErrors }) => {
    if (chunks.includes("firebase")) expectErrors(/^Sign-in is not available/);
    const missing = new Set<string>();
    const requests = new RegExp(`/(${chunks.join("|")})-[^/]*\\.js`);
    await page.route(requests, (route) => {
      missing.add(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404 });
    });
    await page.goto(`${site.url}/`);
    await expect(page.getByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    // Pointing at a link loads nothing before.
    await waitForHydration(page);
    await page.getByRole("link", { name: "ログイン" }).hover();
    await expect.poll(() => missing.size).toBe(chunks.length);
    await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
    await page.unroute(requests);
    await page.getByRole("main").getByRole("link", { name: "図鑑を見る" }).click();
    await expect(linkTo(page, "ヒノコリス")).toBeVisible();
    await page.getByRole("link", { name: "ホーム" }).click();
    await expect(page.getByText("API接続成功: healthy")).toBeVisible();
    await expect(page.locator("li[data-index] svg").first()).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test("code that a deployment has taken away reloads nothing until the visitor goes on", {
  tag: "@rest",
}, async ({ page, site, loads }) => {
  const release = await holdRequests(page, "**/assets/portraits-*.js");
  // The code of the next screen is there; only the portraits are late.
  await page.goto(`${site.url}/`, { waitUntil: "commit" });
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: "図鑑を見る" }).hover();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/monsters.index-")),
  );
  site.deploy("dist-e2e-next");
  // The next version has a script of the same content, and so of the same name.
  site.cover(/^\/assets\/portraits-/);
  const answer = page.waitForResponse((response) => response.request().method() === "HEAD");
  release();
  expect((await answer).status()).toBe(404);
  await page.waitForTimeout(500);
  expect(loads()).toBe(1);
  await page.getByRole("main").getByRole("link", { name: "図鑑を見る" }).click();
  // The screen may be shown before the page is loaded again.
  await expect.poll(loads).toBe(2);
  await expect(linkTo(page, "ヒノコリス")).toBeVisible();
  expect(marksOf(await page.content()).entry).toBe(entryOf("dist-e2e-next"));
});
