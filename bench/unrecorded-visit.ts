import { setTimeout as wait } from "node:timers/promises";
import { type Browser, launch, type Page } from "puppeteer-core";
import { readLongestTask, recordPageMetrics, waitForFirstMonster } from "./page-metrics.ts";
import { CARD_NAME_SELECTOR, launchOptions, PHONE_ON_FAST_NETWORK, SCREEN } from "./phone.ts";

/** Long enough for the search index, which is built when the page is idle. */
const SETTLING_MS = 6_000;

/** What opening the encyclopedia measured. A longest task is 0 when none took over 50 ms. */
export type UnrecordedVisit = {
  listMs: number;
  longestTaskMs: number;
  secondLongestTaskMs: number;
};

async function openEncyclopedia(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(recordPageMetrics, CARD_NAME_SELECTOR);
  await page.emulateCPUThrottling(PHONE_ON_FAST_NETWORK.cpuSlowdown);
  await page.goto(`${url}monsters`);
  return page;
}

async function measureVisit(page: Page) {
  const listMs = await waitForFirstMonster(page);
  await wait(SETTLING_MS);
  return { listMs, longestTaskMs: await readLongestTask(page) };
}

/**
 * Opens the encyclopedia of `count` monsters on a slow phone, and again when the list is stored, in a browser whose
 * network nobody records. Playwright always records it, which copies and decodes each answer within the page's
 * tasks: 280 ms for 100,000 monsters.
 */
export async function visitUnrecorded(url: string, count: number): Promise<UnrecordedVisit> {
  const { width, height } = SCREEN;
  await using browser = await launch({
    ...launchOptions(),
    networkEnabled: false,
    defaultViewport: { width, height, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  });
  const faults = await browser.newPage();
  await faults.goto(`${url}api/mock-faults?monsters=${count}`);
  const page = await openEncyclopedia(browser, url);
  const first = await measureVisit(page);
  // The app stores this last.
  await page.waitForFunction(() => localStorage.getItem("first-screen"));
  await page.close();
  const second = await measureVisit(await openEncyclopedia(browser, url));
  return { ...first, secondLongestTaskMs: second.longestTaskMs };
}
