import type { Page } from "@playwright/test";

const FRAME_MS = 1_000 / 60;
const STEPS = 60;
const STEP_PX = 400;

/**
 * Scrolls down with the wheel. Returns the percentage of frames that took over 1.5 times as long as
 * they should.
 */
export async function measureDroppedFrames(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frame = (time: number) => {
      performance.mark("frame", { startTime: time });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(16);
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName("frame").map(({ startTime }) => startTime),
  );
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return (100 * gaps.filter((gap) => gap > 1.5 * FRAME_MS).length) / gaps.length;
}
