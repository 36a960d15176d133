import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Shows the page as it is printed. */
export async function print(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

/** The heads of a table are buttons. */
const CONTROLS =
  "nav, button:not(th *), input, select, summary, aside, footer, [aria-live]:not(:empty) *";

/** Expects no controls on paper, and dark text on white, whatever the theme. */
export async function expectPlainPaper(page: Page): Promise<void> {
  await print(page);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  await expect(page.locator(CONTROLS).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const lightness = await title.evaluate(
    (heading) => /oklch\(([\d.]+)/.exec(getComputedStyle(heading).color)?.[1],
  );
  expect(Number(lightness)).toBeLessThan(0.5);
}
