import type { Page } from "@playwright/test";
import { marksOf } from "../../service-worker/page-of-build.ts";
import { type deployment, entryOf } from "./support/deployment.ts";
import { appIsKept, expect, test, titled } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

type Site = Awaited<ReturnType<typeof deployment>>;

const OLD = entryOf("dist-e2e");
const NEW = entryOf("dist-e2e-next");
// Until a page is painted, its links wait in a template.
const entry = async (page: Page) => marksOf(await page.content()).entry;

/** A version is fetched file by file, and three tabs load at once. */
const patient = expect.configure({ timeout: 40_000 });

test("a new version is announced, and taken by all tabs at once when the visitor says so", async ({
  page,
  site,
  loads,
  context,
}) => {
  // Seven page loads in three tabs.
  test.slow();
  await page.goto(`${site.url}/monsters`);
  await appIsKept(page);
  const other = await context.newPage();
  await other.goto(`${site.url}/`);
  await patient.poll(() => entry(other)).toBe(OLD);
  // A first visit is not interrupted.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(loads()).toBe(1);
  const PAGES_CACHE = "pages-of-an-earlier-version";
  await page.evaluate((name) => caches.open(name), PAGES_CACHE);

  site.deploy("dist-e2e-next");
  await page.reload();
  const update = page.getByRole("button", { name: "更新する" });
  await patient(page.getByText("新しいバージョンがあります")).toBeVisible();
  expect(await entry(page)).toBe(OLD);

  // Until then a tab that is opened runs the old version too, screens that it has not yet loaded included.
  const third = await context.newPage();
  await third.goto(`${site.url}/login`);
  await patient.poll(() => entry(third)).toBe(OLD);
  await third.getByRole("link", { name: "ゲストとして続ける" }).click();
  await expect(titled(third, "モンスターフィールド")).toBeVisible();

  await update.click();
  for (const tab of [page, other, third]) {
    await patient.poll(() => entry(tab).catch(() => null)).toBe(NEW);
  }
  await expect(page).toHaveURL(`${site.url}/monsters`);
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
  await expect(page.getByText("新しいバージョンがあります")).toBeHidden();
  // The page may be there before the worker has tidied up.
  await expect.poll(() => page.evaluate((name) => caches.has(name), PAGES_CACHE)).toBe(false);
});

/** Opens a tab where a new version waits for one that never ends: it waits for a file that nobody sends. */
async function openBusy(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/monsters`);
  await appIsKept(page);
  const file = await page.evaluate(async () => {
    const [cache = ""] = await caches.keys();
    const [key] = await (await caches.open(cache)).keys("/app.html", { ignoreSearch: true });
    return { cache, url: key?.url ?? "" };
  });
  site.deploy("dist-e2e-next");
  await page.reload();
  await patient(page.getByText("新しいバージョンがあります")).toBeVisible();
  const isDeleted = await page.evaluate(
    async ({ cache, url }) => (await caches.open(cache)).delete(url),
    file,
  );
  expect(isDeleted).toBe(true);
  site.cover(/^\/app\.html/, null);
  const asked = site.nextCovered();
  await page.evaluate(() => void fetch("/app.html").catch(() => {}));
  await asked;
}

test("a new version says that it is on its way, and comes although the one before is busy, for good", {
  tag: "@rest",
}, async ({ page, site, context }) => {
  await openBusy(page, site);
  const other = await context.newPage();
  await other.goto(`${site.url}/`);
  await page.getByRole("button", { name: "更新する" }).click();
  await expect(page.getByText("更新しています")).toBeVisible();
  for (const tab of [page, other]) {
    await patient.poll(() => entry(tab).catch(() => null)).toBe(NEW);
  }
  await expect(page.getByText("新しいバージョンがあります")).toBeHidden();
  site.uncover();
  await appIsKept(page);
  // While the other tab keeps the version before, this one may reload once more by itself, which breaks off a reload.
  await expect(async () => {
    await page.reload();
    expect(await entry(page)).toBe(NEW);
  }).toPass();
});

test("a new version that cannot come, because there is no network and the one before is busy, leaves that one", {
  tag: ["@one-engine", "@rest"],
}, async ({ page, site }) => {
  await openBusy(page, site);
  site.cover(/^\/service-worker\.js/);
  const tried = site.nextCovered();
  await page.getByRole("button", { name: "更新する" }).click();
  await tried;
  await page.reload();
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
  expect(await entry(page)).toBe(OLD);
});
