import type { Browser, Page } from "@playwright/test";
import { takeInteractions, waitForFirstMonster } from "./page-metrics.ts";
import { newPage, newPhoneContext } from "./phone.ts";

/** Long enough for the search index, which is built when the page is idle. */
const SETTLING_MS = 3_000;
const FRAME_MS = 1_000 / 60;

/** What one visit to the encyclopedia measured. */
export type ScaleVisit = {
  listMs: number;
  slowestKeystrokeMs: number;
  droppedFramesPercent: number;
  heapBytes: number;
  cardCount: number;
  responseBytes: number;
};

/** The percentage of frames during scrolling that took over 1.5 times as long as they should. */
async function measureDroppedFrames(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frame = (time: number) => {
      performance.mark("frame", { startTime: time });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(16);
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName("frame").map(({ startTime }) => startTime),
  );
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return (100 * gaps.filter((gap) => gap > 1.5 * FRAME_MS).length) / gaps.length;
}

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
  const page = await newPage(context);
  await page.goto(`${url}monsters`);
  const listMs = await waitForFirstMonster(page);
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
    listMs,
    slowestKeystrokeMs,
    droppedFramesPercent,
    heapBytes,
    cardCount: await page.getByRole("article").count(),
    responseBytes: Number(response.headers()["content-length"]),
  };
}
