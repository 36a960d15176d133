import type { Browser, Page } from "@playwright/test";
import { takeInteractions, waitForFirstMonster } from "./page-metrics.ts";
import { newPage, newPhoneContext, PHONE_ON_FAST_NETWORK } from "./phone.ts";
import { measureDroppedFrames } from "./scrolling.ts";
import { type UnrecordedVisit, visitUnrecorded } from "./unrecorded-visit.ts";

/** Long enough for a stored list, which is read when the page is idle and handed to a worker. */
const SETTLING_MS = 6_000;

/** What a visitor who types and scrolls measured. */
type Use = {
  slowestKeystrokeMs: number;
  droppedFramesPercent: number;
  heapBytes: number;
  cardCount: number;
  responseBytes: number;
};

/** What two visits to the encyclopedia measured: one to use it, one only to open it. */
export type ScaleVisit = Use & UnrecordedVisit;

async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}

async function typeAndScroll(browser: Browser, url: string, count: number): Promise<Use> {
  await using context = await newPhoneContext(browser);
  await context.request.get(`${url}api/mock-faults?monsters=${count}`);
  // Fills the cache of the API's proxy, so that the page does not wait for the mocks.
  const response = await context.request.get(`${url}api/monsters`);
  const page = await newPage(context, PHONE_ON_FAST_NETWORK);
  await page.goto(`${url}monsters`);
  await waitForFirstMonster(page);
  await page.waitForTimeout(SETTLING_MS);
  const heapBytes = await measureHeap(page);

  const field = page.getByRole("combobox", { name: "モンスターを検索" });
  await field.tap();
  await takeInteractions(page);
  await field.pressSequentially("hinokorisu", { delay: 100 });
  const slowestKeystrokeMs = Math.max(0, ...(await takeInteractions(page)));
  await field.fill("");
  await page.waitForTimeout(1_000);
  const droppedFramesPercent = await measureDroppedFrames(page);
  return {
    slowestKeystrokeMs,
    droppedFramesPercent,
    heapBytes,
    cardCount: await page.getByRole("article").count(),
    responseBytes: Number(response.headers()["content-length"]),
  };
}

/** Opens the encyclopedia of `count` monsters on a slow phone, types, and scrolls; then opens it anew. */
export async function visitEncyclopedia(
  browser: Browser,
  url: string,
  count: number,
): Promise<ScaleVisit> {
  const use = await typeAndScroll(browser, url, count);
  return { ...use, ...(await visitUnrecorded(url, count)) };
}
