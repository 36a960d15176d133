import type { Browser, Page } from "@playwright/test";
import { newPage, newPhone } from "./phone.ts";
import { firstMonster, takeInteractions } from "./probe.ts";

/** The index of the search is prepared when the page is idle. */
const SETTLING_MS = 3_000;
const FRAME_MS = 1_000 / 60;

/** What a list of some length costs. */
export type ScaleVisit = {
  list: number;
  keystroke: number;
  dropped: number;
  heap: number;
  cards: number;
  answer: number;
};

/** The share of frames, while someone scrolls, that took longer than one and a half. */
async function droppedFrames(page: Page): Promise<number> {
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

async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}

/** Opens the encyclopedia of `count` monsters on a slow phone, types, and scrolls. */
export async function visitMany(browser: Browser, url: string, count: number): Promise<ScaleVisit> {
  await using context = await newPhone(browser);
  await context.request.get(`${url}api/mock-faults?monsters=${count}`);
  // Asked for once before, the answer is ready when the page asks.
  const answer = await context.request.get(`${url}api/monsters`);
  const page = await newPage(context);
  await page.goto(`${url}monsters`);
  const list = await firstMonster(page);
  await page.waitForTimeout(SETTLING_MS);
  const heap = await usedHeap(page);

  await page.getByRole("searchbox").tap();
  await takeInteractions(page);
  await page.getByRole("searchbox").pressSequentially("hinokorisu", { delay: 100 });
  const keystroke = Math.max(0, ...(await takeInteractions(page)));
  await page.getByRole("searchbox").fill("");
  await page.waitForTimeout(1_000);
  const dropped = await droppedFrames(page);
  return {
    list,
    keystroke,
    dropped,
    heap,
    cards: await page.getByRole("article").count(),
    answer: Number(answer.headers()["content-length"]),
  };
}
