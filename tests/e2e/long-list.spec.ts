import { type Page, test as plainTest } from "@playwright/test";
import { API_URL } from "./support/addresses.ts";
import { deployment } from "./support/deployment.ts";
import { listIsStored } from "./support/stored-list.ts";
import { collectErrors, expect, setFaults, test } from "./support/test.ts";

const WORKER = /\/assets\/list-worker-[^/]+\.js$/;
const LIST = `${API_URL}/api/monsters`;

/** Returns the addresses of the workers that the page starts, to which later ones are added. */
function watchWorkers(page: Page): string[] {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  return workers;
}

const expectCount = (page: Page, count: string) =>
  expect(page.getByText(count).first()).toBeVisible();

/** Waits until all of the list is there: the count comes before. */
async function expectList(page: Page, count: string): Promise<void> {
  await expectCount(page, count);
  await listIsStored(page);
}

test("a list of 20,000 comes through a worker, which then searches it", async ({ page }) => {
  const errors = collectErrors(page);
  const workers = watchWorkers(page);
  await setFaults(page, "monsters=20000");
  await page.goto("/monsters");
  await expectList(page, "20,000");
  await expect(page.getByRole("link", { name: "ヒノコリスの詳細を見る" })).toBeVisible();
  await page.getByRole("combobox", { name: "モンスターを検索" }).fill("ヒノゴリス");
  await expect(page.getByRole("option", { name: /ヒノコリス/ }).first()).toBeVisible();
  expect(workers).toEqual([expect.stringMatching(WORKER)]);
  expect(page.workers()).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a list of 20,000 that was stored is searched in a worker, too", async ({ page }) => {
  await setFaults(page, "monsters=20000");
  await page.goto("/");
  await expectList(page, "20,000");
  await setFaults(page, "monsters=20000&list=hang");
  const workers = watchWorkers(page);
  await page.goto("/monsters?q=スミビネコ");
  await expect(page.getByRole("link", { name: "スミビネコの詳細を見る" })).toBeVisible();
  expect(workers).toEqual([expect.stringMatching(WORKER)]);
});

test("a short list needs no worker", async ({ page }) => {
  const workers = watchWorkers(page);
  await page.goto("/monsters");
  await expect(page.getByRole("link", { name: "ヒノコリスの詳細を見る" })).toBeVisible();
  expect(workers).toEqual([]);
});

test("a list of 20,000 is shown where the worker is missing", async ({ page }) => {
  await page.route(WORKER, (route) => route.fulfill({ status: 404, body: "gone" }));
  await setFaults(page, "monsters=20000");
  await page.goto("/monsters");
  await expectList(page, "20,000");
});

test("a list of 20,000 is shown where a policy forbids workers", async ({ page, request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"];
  const site = await deployment({
    "Content-Security-Policy": `${policy}`.replace("worker-src 'self'", "worker-src 'none'"),
  });
  const errors = collectErrors(page);
  await setFaults(page, "monsters=20000");
  await page.goto(`${site.url}/monsters`);
  await expectList(page, "20,000");
  expect(errors.join()).toMatch(/worker/i);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the worker for long lists is kept on the device", async ({ page }) => {
    await page.goto("/");
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === "activated",
    );
    const kept = await page.evaluate(async () => {
      const names = await window.caches.keys();
      const all = await Promise.all(names.map((name) => window.caches.open(name)));
      const requests = await Promise.all(all.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(kept.filter((url) => WORKER.test(url))).toHaveLength(1);
    const started = page.waitForEvent("worker");
    await setFaults(page, "monsters=20000");
    await page.goto("/monsters");
    expect((await started).url()).toMatch(WORKER);
    await expectList(page, "20,000");
  });
});

/** Fetches the list anew, as when a connection comes back after a while. */
async function refresh(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 120_000);
  await page.evaluate(() => {
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
  });
}

// Without the routes of the other tests: a browser that routes requests keeps no answers.

plainTest("a list that has not changed is not parsed again", async ({ page }) => {
  const workers = watchWorkers(page);
  await setFaults(page, "monsters=20000");
  await page.goto("/monsters");
  await expectList(page, "20,000");
  const dropped = page.waitForEvent("requestfailed", (request) => request.url() === LIST);
  await refresh(page);
  await dropped;
  await setFaults(page, "monsters=20001");
  await refresh(page);
  await expectCount(page, "20,001");
  expect(workers).toHaveLength(2);
});

plainTest("a list that has not changed is not sent again", async ({ page, browserName }) => {
  plainTest.skip(browserName !== "chromium", "only Chromium tells what the API itself answered");
  const statuses: number[] = [];
  const session = await page.context().newCDPSession(page);
  const lists = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url === LIST && request.method === "GET") lists.add(requestId);
  });
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    if (lists.has(requestId)) statuses.push(statusCode);
  });
  await session.send("Network.enable");
  await setFaults(page, "monsters=20000");
  await page.goto("/monsters");
  await expectList(page, "20,000");
  await refresh(page);
  await expect.poll(() => statuses).toEqual([200, 304]);
});
