import type { Page } from "@playwright/test";
import { APP_URL } from "./support/addresses.ts";
import { needs } from "./support/needs.ts";
import {
  appIsKept,
  expect,
  linkTo,
  listIsStored,
  openOffline,
  test,
  titled,
  waitForTakeover,
} from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

const OFFLINE = /オフラインです。.*取得したデータを表示しています/;

/** Waits until the app and its monsters are stored on the device. */
async function storeOnDevice(page: Page, url = "/monsters") {
  await page.goto(url);
  await listIsStored(page);
  await appIsKept(page);
}

/** What the service worker keeps. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  });

const screens = [
  ["/", "モンスターフィールド", "ヒノコリス"],
  ["/monsters", "モンスター図鑑", "ヒノコリス"],
  ["/monsters/2", "スミビネコ", "スミビネコ"],
  ["/compare?ids=1&ids=2", "モンスターを比べる", "スミビネコ"],
] as const;

test(
  "offline, every screen of stored monsters opens, says that it is offline, and shows no error",
  needs("navigation while offline"),
  async ({ page, context }) => {
    await storeOnDevice(page);
    // Nothing of the API.
    const kept = await keptAddresses(page);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((url) => !url.startsWith(APP_URL) || url.includes("/api"))).toEqual([]);
    await context.setOffline(true);
    for (const [path, heading, name] of screens) {
      await openOffline(page, path);
      await expect(titled(page, heading)).toBeVisible();
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    await openOffline(page, "/monsters");
    await linkTo(page, "スミビネコ").click();
    await expect(titled(page, "スミビネコ")).toBeVisible();
    // Before its neighbours are known, the key does nothing.
    await expect(page.getByRole("link", { name: /^次 カマドウシ/ })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(titled(page, "カマドウシ")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(OFFLINE)).toBeHidden();
  },
);

test("offline, the list is a table for the first time, with its styles", {
  ...needs("navigation while offline"),
  tag: "@rest",
}, async ({ page, context }) => {
  await storeOnDevice(page);
  await context.setOffline(true);
  await openOffline(page, "/monsters");
  await linkTo(page, "ヒノコリス").waitFor();
  await page.getByRole("button", { name: "表", exact: true }).click();
  await expect(page.getByRole("rowheader").first()).toContainText("ヒノコリス");
  await expect(page.locator("thead")).toHaveCSS("position", "sticky");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

for (const vary of ["Origin", "*"]) {
  test(`what a host sends with “Vary: ${vary}” opens offline`, {
    ...needs("navigation while offline"),
    tag: "@rest",
  }, async ({ page, context, site }) => {
    site.varyBy(vary);
    await storeOnDevice(page, `${site.url}/monsters`);
    await context.setOffline(true);
    await openOffline(page, `${site.url}/monsters`);
    await expect(linkTo(page, "ヒノコリス")).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
  });
}

test("a later visit gets the page for the monster from the service worker, and requests the monster once", {
  ...needs("sender of an answer"),
  tag: "@rest",
}, async ({ page }) => {
  await storeOnDevice(page);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET") requested.push(new URL(request.url()).pathname);
  });
  const response = await page.goto("/monsters/2?q=neko");
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await response?.text()).toContain('data-route="/_main/monsters/$id"');
  await expect(titled(page, "スミビネコ")).toBeVisible();
  await waitForTakeover(page);
  expect(requested.filter((path) => path === "/api/monsters/2")).toHaveLength(1);
});

for (const [start, lang, name, shortcuts] of [
  ["/", "ja", "モンスターフィールド", ["図鑑 /monsters", "比較 /compare"]],
  ["/en", "en", "Monster Field", ["Encyclopedia /en/monsters", "Compare /en/compare"]],
] as const) {
  test(`${start} can be installed as an app of its language, with what its icon leads to`, {
    tag: ["@one-engine", "@rest"],
  }, async ({ page }) => {
    await page.goto(start);
    const link = page.locator("link[rel=manifest]");
    const manifest = await (await page.request.get((await link.getAttribute("href")) ?? "")).json();
    expect(manifest).toMatchObject({
      ...{ id: start, start_url: start, lang, name, short_name: name, display: "standalone" },
      scope: "/",
    });
    const entries: { name: string; url: string }[] = manifest.shortcuts;
    expect(entries.map((entry) => `${entry.name} ${entry.url}`)).toEqual(shortcuts);
  });
}
