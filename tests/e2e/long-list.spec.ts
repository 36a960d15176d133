import { type Page, test as plainTest } from "@playwright/test";
import { API_URL } from "./support/addresses.ts";
import { expect, linkTo, listIsStored, searchField, setFaults, test } from "./support/test.ts";

const WORKER = /\/assets\/list-worker-[^/]+\.js$/;

/** Returns the addresses of the workers that the page starts, to which later ones are added. */
function watchWorkers(page: Page): string[] {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  return workers;
}

/** Waits until all of the list is there: the count comes before. */
async function expectList(page: Page, count: string): Promise<void> {
  await expect(page.getByText(count).first()).toBeVisible();
  await listIsStored(page);
}

test("a list of 20,000 comes through a worker, which then searches it", async ({
  page,
  errors,
}) => {
  const workers = watchWorkers(page);
  await setFaults(page, "monsters=20000");
  await page.goto("/monsters");
  await expectList(page, "20,000");
  await expect(linkTo(page, "ヒノコリス")).toBeVisible();
  await searchField(page).fill("ヒノゴリス");
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
  await expect(linkTo(page, "スミビネコ")).toBeVisible();
  expect(workers).toEqual([expect.stringMatching(WORKER)]);
});

// Without the routes of the other tests: a browser that routes requests keeps no answers.

plainTest("a list that has not changed is not sent again", async ({ page }) => {
  const statuses: number[] = [];
  const session = await page.context().newCDPSession(page);
  const lists = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const isList = request.url === `${API_URL}/api/monsters` && request.method === "GET";
    if (isList) lists.add(requestId);
  });
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    if (lists.has(requestId)) statuses.push(statusCode);
  });
  await session.send("Network.enable");
  await setFaults(page, "monsters=20000");
  await page.goto("/monsters");
  await expectList(page, "20,000");
  // As when a connection comes back after a while.
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 120_000);
  await page.evaluate(() => {
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
  });
  await expect.poll(() => statuses).toEqual([200, 304]);
});
