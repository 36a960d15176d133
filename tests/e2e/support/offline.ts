import type { Page } from "@playwright/test";

/**
 * Opens a page of a device that is offline. Chromium 150 forgets at a navigation what
 * Playwright has told it, 156 no longer; a device's own state both know.
 */
export async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (await page.evaluate(() => !navigator.onLine)) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.overrideNetworkState", {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
