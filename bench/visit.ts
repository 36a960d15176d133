import type { Browser, BrowserContext, Page } from "@playwright/test";
import { brotli, STATIC_QUALITY } from "./brotli.ts";
import { readLayoutShift, waitForFirstMonster } from "./page-metrics.ts";
import { newPage, newPhoneContext, type Phone, stopServiceWorker } from "./phone.ts";
import type { Site } from "./site-server.ts";

/** For the first of two visits, which is on a fast phone. */
const SETTLING_MS = 5_000;
const SERVICE_WORKER_TIMEOUT_MS = 10_000;

/** What one visit measured. Bytes are compressed ones. */
export type Visit = {
  firstPaintMs: number;
  firstMonsterMs: number;
  /** `null` on a page without portraits. */
  firstPortraitsMs: number | null;
  blockingMs: number;
  layoutShift: number;
  /** Of the scripts requested until the first monster was visible. */
  scriptBytes: number;
  allScriptBytes: number;
  styleBytes: number;
};

/** Inline scripts and styles. Read from the HTML as sent, because the app removes some of them. */
function readInlineTexts(page: Page) {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const source = new DOMParser().parseFromString(html, "text/html");
    const textOf = (selector: string) =>
      [...source.querySelectorAll(selector)].map(({ textContent }) => textContent).join("");
    return { script: textOf("script:not([src], [type*=json])"), style: textOf("style") };
  });
}

const compressedBytes = async (text: string) => (await brotli(text, STATIC_QUALITY)).byteLength;

async function readVisit(page: Page, site: Site, firstMonsterMs: number): Promise<Visit> {
  const { firstPaintMs, firstPortraits, blockingMs, earlyPaths } = await page.evaluate((until) => {
    const requests = performance.getEntriesByType("resource");
    return {
      firstPaintMs:
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      firstPortraits: window.pageMetrics?.firstPortraits,
      // Long tasks start at 50 ms; only what exceeds that counts, as in Total Blocking Time.
      blockingMs: (window.pageMetrics?.longTasks ?? []).reduce(
        (sum, task) => sum + task.duration - 50,
        0,
      ),
      earlyPaths: requests
        .filter(({ startTime }) => startTime <= until)
        .map(({ name }) => new URL(name).pathname),
    };
  }, firstMonsterMs);
  const allPaths = site.requestedPaths();
  const inline = await readInlineTexts(page);
  const inlineScriptBytes = await compressedBytes(inline.script);
  const transferBytes = (paths: string[], ending: string) =>
    site.transferBytes([...new Set(paths)].filter((path) => path.endsWith(ending)));
  return {
    firstPaintMs,
    firstMonsterMs,
    firstPortraitsMs: firstPortraits || null,
    blockingMs,
    layoutShift: await readLayoutShift(page),
    scriptBytes: inlineScriptBytes + transferBytes(earlyPaths, ".js"),
    allScriptBytes: inlineScriptBytes + transferBytes(allPaths, ".js"),
    styleBytes: (await compressedBytes(inline.style)) + transferBytes(allPaths, ".css"),
  };
}

/** Where and how a page is visited; `nameSelector` selects what contains a monster's name. */
export type Trip = {
  browser: Browser;
  site: Site;
  path: string;
  nameSelector: string;
  phone: Phone;
};

async function measure(context: BrowserContext, { site, path, phone }: Trip): Promise<Visit> {
  const page = await newPage(context, phone);
  site.clearRequests();
  await page.goto(new URL(path, site.url).href, { waitUntil: "load" });
  const firstMonsterMs = await waitForFirstMonster(page);
  await page.waitForTimeout(phone.settlingMs);
  return readVisit(page, site, firstMonsterMs);
}

/** Measures a first visit, with nothing stored. */
export async function firstVisit(trip: Trip): Promise<Visit> {
  await using context = await newPhoneContext(trip.browser, trip.nameSelector);
  return await measure(context, trip);
}

/** Whether a service worker becomes active within the timeout. */
function hasServiceWorker(page: Page): Promise<boolean> {
  return page.evaluate(
    (timeoutMs) =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false)),
      ]),
    SERVICE_WORKER_TIMEOUT_MS,
  );
}

/** Measures a second visit; `null` when the site has no service worker. */
export async function secondVisit(trip: Trip): Promise<Visit | null> {
  await using context = await newPhoneContext(trip.browser, trip.nameSelector);
  const page = await context.newPage();
  await page.goto(new URL(trip.path, trip.site.url).href, { waitUntil: "load" });
  await waitForFirstMonster(page);
  if (!(await hasServiceWorker(page))) return null;
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLING_MS);
  await stopServiceWorker(page);
  await page.close();
  return await measure(context, trip);
}
