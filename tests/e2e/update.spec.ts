import type { Page } from "@playwright/test";
import { marksOf } from "../../service-worker/is-of-build.ts";
import { entryOf } from "./support/deployment.ts";
import { appIsKept, expect, test, titled } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

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
  expect(await page.evaluate((name) => caches.has(name), PAGES_CACHE)).toBe(false);
});
