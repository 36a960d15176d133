import type { Page } from "@playwright/test";
import { needs } from "../support/needs.ts";
import { cardsOf, expect, holdRequests, test, titled, waitForTakeover } from "../support/test.ts";

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** How many elements the browser restyles, at most at once, until `act` is done. By its own count. */
async function mostRestyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const trace = await browser?.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(`${trace}`);
  const counts = traceEvents.map(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args?.elementCount ?? 0) : 0,
  );
  return Math.max(...counts);
}

const countElements = (page: Page) => page.locator("*").count();

// A rule that ends with any element, as `:root[data-mark] .card > *` does, makes it restyle them all. So do styles that the
// page has already.
for (const path of ["/", "/monsters"])
  test(
    `the browser does not restyle all of ${path} when the app takes over`,
    needs("developers' protocol"),
    async ({ page }) => {
      const release = await holdRequests(page, "**/assets/*");
      await page.goto(path);
      const all = await countElements(page);
      const restyled = await mostRestyled(page, async () => {
        release();
        await waitForTakeover(page);
      });
      expect(restyled).toBeGreaterThan(0);
      expect(restyled).toBeLessThan(0.75 * all);
    },
  );

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    "who begins to search, or taps a card, waits for the style of little",
    needs("developers' protocol"),
    async ({ page }) => {
      await page.goto("/monsters");
      await waitForTakeover(page);
      await expect(cardsOf(page)).toHaveCount(66);
      const field = page.getByRole("searchbox");
      const focused = await mostRestyled(page, async () => {
        await field.tap();
        await expect(page.locator(":root[data-typing]")).toBeAttached();
      });
      expect(focused).toBeLessThan(200);
      await field.blur();
      const tapped = await mostRestyled(page, async () => {
        await cardsOf(page).first().getByRole("link").tap();
        await expect(titled(page, "ヒノコリス")).toBeVisible();
      });
      expect(tapped).toBeLessThan(400);
    },
  );
});
