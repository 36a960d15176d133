import type { Browser, Page } from "@playwright/test";
import { readLongestTask, takeInteractions, waitForFirstMonster } from "./page-metrics.ts";
import { newPage, newPhoneContext, PHONE_ON_FAST_NETWORK } from "./phone.ts";
import { measureDroppedFrames } from "./scrolling.ts";

/** Long enough for the search index, which is built when the page is idle. */
const SETTLING_MS = 6_000;

/** What one visit to the encyclopedia measured. */
export type ScaleVisit = {
  listMs: number;
  /** From the first card on, until the list is indexed; 0 when none took over 50 ms. */
  longestTaskMs: number;
  slowestKeystrokeMs: number;
  droppedFramesPercent: number;
  heapBytes: number;
  cardCount: number;
  responseBytes: number;
};

async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}

/** Opens the encyclopedia of `count` monsters on a slow phone, types, and scrolls. */
export async function visitEncyclopedia(
  browser: Browser,
  url: string,
  count: number,
): Promise<ScaleVisit> {
  await using context = await newPhoneContext(browser);
  await context.request.get(`${url}api/mock-faults?monsters=${count}`);
  // Fills the cache of the API's proxy, so that the page does not wait for the mocks.
  const response = await context.request.get(`${url}api/monsters`);
  const page = await newPage(context, PHONE_ON_FAST_NETWORK);
  await page.goto(`${url}monsters`);
  const listMs = await waitForFirstMonster(page);
  await page.waitForTimeout(SETTLING_MS);
  const longestTaskMs = await readLongestTask(page, listMs);
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
    listMs,
    longestTaskMs,
    slowestKeystrokeMs,
    droppedFramesPercent,
    heapBytes,
    cardCount: await page.getByRole("article").count(),
    responseBytes: Number(response.headers()["content-length"]),
  };
}
