import type { Page } from "@playwright/test";
import { EXPECTS_USER, HAS_FAVORITES, PRERENDERED } from "#src/page/marks.ts";
import { needs } from "../support/needs.ts";
import { cardsOf, expect, test, waitForTakeover } from "../support/test.ts";

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** How many elements the browser restyles when a mark comes to the root and goes, by its own count. */
async function countRestyled(page: Page, mark: string): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(async (name) => {
    for (const isOn of [true, false]) {
      document.documentElement.toggleAttribute(name, isOn);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, mark);
  const trace = await browser?.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(`${trace}`);
  return traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .reduce((total, { args }) => total + (args?.elementCount ?? 0), 0);
}

// A rule that ends with any element, as `:root[data-mark] .card > *` does, makes the browser restyle them all.
test(
  "no mark of the root has the browser restyle the whole page",
  needs("developers' protocol"),
  async ({ page }) => {
    await page.goto("/monsters");
    await waitForTakeover(page);
    await expect(cardsOf(page)).toHaveCount(66);
    const all = await page.locator("*").count();
    for (const mark of [PRERENDERED, HAS_FAVORITES, EXPECTS_USER, "data-typing", "data-bars-away"])
      expect(await countRestyled(page, mark), mark).toBeLessThan(all / 2);
  },
);
