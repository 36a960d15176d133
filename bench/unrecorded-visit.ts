import { setTimeout as wait } from "node:timers/promises";
import { type Browser, launch, type Page } from "puppeteer-core";
import {
  type LongestTasks,
  readLongestTasks,
  recordPageMetrics,
  waitForFirstMonster,
} from "./page-metrics.ts";
import { CARD_NAME_SELECTOR, launchOptions, PHONE_ON_FAST_NETWORK, SCREEN } from "./phone.ts";

/** Long enough for a stored list, which is read when the page is idle and handed to a worker. */
const SETTLING_MS = 6_000;

/** What opening a list measured. */
type Opening = LongestTasks & { listMs: number };

/** What opening the encyclopedia twice measured. */
export type UnrecordedVisit = Opening & { secondLongestTaskMs: number };

function launchPhone(): Promise<Browser> {
  const { width, height } = SCREEN;
  return launch({
    ...launchOptions(),
    networkEnabled: false,
    defaultViewport: { width, height, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  });
}

async function openList(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(recordPageMetrics, CARD_NAME_SELECTOR);
  await page.emulateCPUThrottling(PHONE_ON_FAST_NETWORK.cpuSlowdown);
  await page.goto(address);
  return page;
}

async function measureOpening(page: Page): Promise<Opening> {
  const listMs = await waitForFirstMonster(page);
  await wait(SETTLING_MS);
  return { listMs, ...(await readLongestTasks(page)) };
}

/** Opens a page with a list on a slow phone, in a new browser whose network nobody records. */
export async function openUnrecorded(address: string): Promise<Opening> {
  await using browser = await launchPhone();
  return await measureOpening(await openList(browser, address));
}

/**
 * Opens the encyclopedia of `count` monsters on a slow phone, and again when the list is stored, in a browser whose
 * network nobody records. Playwright always records it, which copies and decodes each answer within the page's
 * tasks: 280 ms for 100,000 monsters.
 */
export async function visitUnrecorded(url: string, count: number): Promise<UnrecordedVisit> {
  await using browser = await launchPhone();
  const faults = await browser.newPage();
  await faults.goto(`${url}api/mock-faults?monsters=${count}`);
  const page = await openList(browser, `${url}monsters`);
  const first = await measureOpening(page);
  // The app stores this last.
  await page.waitForFunction(() => localStorage.getItem("first-screen"));
  await page.close();
  const second = await measureOpening(await openList(browser, `${url}monsters`));
  return { ...first, secondLongestTaskMs: Math.max(second.paintTaskMs, second.longestTaskMs) };
}
