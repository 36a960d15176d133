import type { Browser, BrowserContext, Page } from "@playwright/test";
import { takeLayoutShift, waitForFirstMonster } from "./page-metrics.ts";
import { newPage, newPhoneContext, SLOW_4G } from "./phone.ts";

/** How long a page needs until all is quiet. */
const SETTLING_MS = 5_000;

async function measure(context: BrowserContext, path: string) {
  const page = await newPage(context, SLOW_4G);
  await page.goto(path);
  const firstMonsterMs = await waitForFirstMonster(page);
  await page.waitForTimeout(SETTLING_MS);
  const times = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const { longTasks, firstPortraits } = window.pageMetrics;
    return {
      firstPaintMs: paint?.startTime ?? Number.NaN,
      // NaN on a page without portraits.
      firstPortraitsMs: firstPortraits,
      // Long tasks start at 50 ms; only what exceeds that counts, as in Total Blocking Time.
      blockedMs: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      longestTaskMs: Math.max(
        0,
        ...longTasks
          .filter(({ start }) => start > (paint?.startTime ?? 0))
          .map(({ duration }) => duration),
      ),
    };
  });
  return { ...times, firstMonsterMs, layoutShift: await takeLayoutShift(page) };
}

/** What one visit measured. */
export type Visit = Awaited<ReturnType<typeof measure>>;

/** Stops the service worker of the page's site, as a browser does when it is idle. */
async function stopServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === "stopped")) resolve();
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await stopped;
}

/** Visits a page, so that everything is stored that the second visit finds. */
async function visitBefore(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await waitForFirstMonster(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLING_MS);
  await stopServiceWorker(page);
  await page.close();
}

type Trip = { url: string; path: string; isSecondVisit: boolean };

/** Measures a visit with nothing stored, or a second one. */
export async function visit(browser: Browser, { url, path, isSecondVisit }: Trip): Promise<Visit> {
  await using context = await newPhoneContext(browser, url);
  if (isSecondVisit) await visitBefore(context, path);
  return await measure(context, path);
}
