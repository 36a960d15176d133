import { test as plainTest } from "@playwright/test";
import { API_URL } from "../support/addresses.ts";
import { expect, listIsStored, openHydrated, setFaults, test } from "../support/test.ts";

test("a search is said to go on once it takes longer than 0.4 seconds", async ({ page }) => {
  await openHydrated(page, "/monsters");
  const summary = page.getByText("66体", { exact: true });
  await expect(summary).toBeVisible();
  const searching = page.getByText("検索しています...");
  await expect(searching).toHaveCSS("opacity", "0");
  // As React does, which then blocks the page.
  const opacities = await summary.evaluate(async (text) => {
    const [shown, said] = [text, text.nextElementSibling].map(
      (part) => part && getComputedStyle(part),
    );
    const read = () => [shown?.opacity, said?.opacity];
    text.parentElement?.setAttribute("aria-busy", "true");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const early = read();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const late = read();
    text.parentElement?.setAttribute("aria-busy", "false");
    return [early, late, read()];
  });
  expect(opacities).toEqual([
    ["1", "0"],
    ["0", "1"],
    ["1", "0"],
  ]);
});

// Without the routes of the other tests: a browser that routes requests keeps no answers.

plainTest("a list that has not changed is not sent again", async ({ page }) => {
  const statuses: number[] = [];
  const session = await page.context().newCDPSession(page);
  const lists = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const isList = request.url === `${API_URL}/api/monsters` && request.method === "GET";
    if (isList) lists.add(requestId);
  });
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    if (lists.has(requestId)) statuses.push(statusCode);
  });
  await session.send("Network.enable");
  await setFaults(page, "monsters=20000");
  await page.goto("/monsters");
  // The count comes before the whole list.
  await expect(page.getByText("20,000").first()).toBeVisible();
  await listIsStored(page);
  // As when the visitor comes back after a while.
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 120_000);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => statuses).toEqual([200, 304]);
});
