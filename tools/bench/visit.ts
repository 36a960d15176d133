import type { Browser, BrowserContext, Page } from "@playwright/test";
import { takeLayoutShift, waitForFirstMonster } from "./page-metrics.ts";
import { newPage, newPhoneContext, PHONE } from "./phone.ts";
import { brotli, type Site } from "./site-server.ts";

/** For the first of two visits, which is on a fast phone. */
const SETTLING_MS = 5_000;

/** The size of inline scripts or styles. Read from the HTML as sent, because the app removes some of them. */
async function inlineBytes(page: Page, selector: string): Promise<number> {
  const text = await page.evaluate(async (selected) => {
    const html = await (await fetch(location.href)).text();
    const source = new DOMParser().parseFromString(html, "text/html");
    return [...source.querySelectorAll(selected)].map(({ textContent }) => textContent).join("");
  }, selector);
  return (await brotli(text)).byteLength;
}

async function measure(context: BrowserContext, site: Site, path: string) {
  const page = await newPage(context, PHONE);
  site.requested.clear();
  await page.goto(path);
  const firstMonsterMs = await waitForFirstMonster(page);
  await page.waitForTimeout(PHONE.settlingMs);
  const { earlyPaths, ...times } = await page.evaluate((until) => {
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
      earlyPaths: performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime <= until)
        .map(({ name }) => new URL(name).pathname),
    };
  }, firstMonsterMs);
  const inlineScripts = await inlineBytes(page, "script:not([src], [type*=json])");
  const styles = (await inlineBytes(page, "style")) + site.transferBytes(site.requested, ".css");
  return {
    ...times,
    firstMonsterMs,
    layoutShift: await takeLayoutShift(page),
    scriptBytes: inlineScripts + site.transferBytes(earlyPaths, ".js"),
    allScriptBytes: inlineScripts + site.transferBytes(site.requested, ".js"),
    styleKib: styles / 1024,
  };
}

/** What one visit measured; scripts and styles by their size after compression. */
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

type Trip = { site: Site; path: string; isSecondVisit: boolean };

/** Measures a visit with nothing stored, or a second one. */
export async function visit(browser: Browser, { site, path, isSecondVisit }: Trip): Promise<Visit> {
  await using context = await newPhoneContext(browser, site.url);
  if (isSecondVisit) await visitBefore(context, path);
  return await measure(context, site, path);
}
