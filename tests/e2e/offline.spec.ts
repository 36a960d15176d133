import type { Page } from "@playwright/test";
import { needs } from "./support/needs.ts";
import { openOffline } from "./support/offline.ts";
import { listIsStored } from "./support/stored-list.ts";
import { appIsKept, expect, openHydrated, setFaults, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

const OFFLINE = /オフラインです。.*に取得したデータを表示しています/;

/** Waits until the app and its monsters are stored on the device. */
async function storeOnDevice(page: Page) {
  await page.goto("/monsters");
  await listIsStored(page);
  await appIsKept(page);
}

const screens = [
  ["/", "モンスターフィールド", "ヒノコリス"],
  ["/monsters", "モンスター図鑑", "ヒノコリス"],
  ["/monsters?q=sumibi", "モンスター図鑑", "スミビネコ"],
  ["/monsters/2", "スミビネコ", "スミビネコ"],
  ["/compare?ids=1&ids=2", "モンスターを比べる", "スミビネコ"],
] as const;

test(
  "offline, every screen of stored monsters opens, says that it is offline, and shows no error",
  needs("navigation while offline"),
  async ({ page, context }) => {
    await storeOnDevice(page);
    await context.setOffline(true);
    for (const [path, heading, name] of screens) {
      await openOffline(page, path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    await openOffline(page, "/monsters");
    await page.getByRole("link", { name: "スミビネコの詳細を見る" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "スミビネコ" })).toBeVisible();
    // Before its neighbours are known, the key does nothing.
    await expect(page.getByRole("link", { name: /^次:.*カマドウシ/ })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { level: 1, name: "カマドウシ" })).toBeVisible();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByText(/You are offline/)).toBeVisible();
  },
);

test(
  "a later visit gets the page for the monster from the service worker, and requests the monster once",
  needs("sender of an answer"),
  async ({ page }) => {
    await storeOnDevice(page);
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET") requested.push(new URL(request.url()).pathname);
    });
    const response = await page.goto("/monsters/2?q=neko");
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await response?.text()).toContain('data-early-request="monster"');
    await expect(page.getByRole("heading", { level: 1, name: "スミビネコ" })).toBeVisible();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    expect(requested.filter((path) => path === "/api/monsters/2")).toHaveLength(1);
  },
);

test(
  "offline, a monster that is not stored shows an error, and loads by itself once online",
  needs("navigation while offline"),
  async ({ page, context }) => {
    await setFaults(page, "monsters=1");
    await storeOnDevice(page);
    await context.setOffline(true);
    await openOffline(page, "/monsters/2");
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      /モンスター詳細の取得中にエラーが発生しました/,
    );
    await expect(page.getByText("オフラインです", { exact: true })).toBeVisible();
    await setFaults(page);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "スミビネコ" })).toBeVisible();
    await expect(page.getByText(/オフラインです/)).toBeHidden();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test(
  "a later visit gets page and code from their caches without the service worker, also offline",
  needs("static routes", "developers' protocol"),
  async ({ page, context }) => {
    await storeOnDevice(page);
    const session = await context.newCDPSession(page);
    await session.send("ServiceWorker.enable");
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline);
      await session.send("ServiceWorker.stopAllWorkers");
      await openHydrated(page, "/monsters");
      const sources = await page.evaluate(() =>
        performance
          .getEntries()
          .filter(({ entryType }) => ["navigation", "resource"].includes(entryType))
          .map((entry) => {
            const { name, workerFinalSourceType }: Record<string, string> = entry.toJSON();
            return { path: new URL(name ?? "").pathname, source: workerFinalSourceType };
          }),
      );
      const ofBuild = sources.filter(({ path }) => /^\/(monsters|assets\/.*)$/.test(path));
      expect(ofBuild.length).toBeGreaterThan(4);
      expect(ofBuild.filter(({ source }) => source !== "cache")).toEqual([]);
      const ofApi = sources.filter(({ path }) => path.startsWith("/api/"));
      // Of a request that fails the browser tells no source.
      if (!isOffline) expect(ofApi).toEqual([{ path: "/api/monsters", source: "network" }]);
    }
  },
);

test("the app can be installed under its Japanese name", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({
    name: "モンスターフィールド",
    lang: "ja",
    start_url: "/",
    display: "standalone",
  });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe("image/png");
    const width = (await icon.body()).readUInt32BE(16);
    expect(sizes).toBe(`${width}x${width}`);
  }
});

test("the service worker caches nothing from the API", async ({ page }) => {
  await storeOnDevice(page);
  await page.goto("/monsters/1");
  await expect(page.getByRole("heading", { level: 1, name: "ヒノコリス" })).toBeVisible();
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  });
  expect(urls.length).toBeGreaterThan(10);
  expect(urls.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  expect(urls.filter((url) => url.includes("/api"))).toEqual([]);
});
