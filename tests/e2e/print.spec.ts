import type { Page } from "@playwright/test";
import { expect, openHydrated, setFaults, test, waitForTakeover } from "./support/test.ts";

/** Shows the page as it is printed. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

const CONTROLS = "nav, button, input, select, summary, aside, footer, [aria-live]:not(:empty) *";

for (const path of ["/", "/monsters", "/monsters/1", "/compare?ids=1&ids=2", "/no/such/page"]) {
  test(`${path} has no controls on paper, and dark text on white`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.addInitScript(() =>
      sessionStorage.setItem("compare", JSON.stringify([{ id: "1", name: "ヒノコリス" }])),
    );
    await page.goto(path);
    await waitForTakeover(page);
    // The comparison itself has no tray.
    await expect(page.getByRole("complementary")).toHaveCount(path.startsWith("/compare") ? 0 : 1);
    await expect(page.getByText("読み込み中")).toHaveCount(0);
    await page.getByRole("button", { name: "ダーク" }).click();
    await print(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(CONTROLS).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const lightness = await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) => /oklch\(([\d.]+)/.exec(getComputedStyle(heading).color)?.[1]);
    expect(Number(lightness)).toBeLessThan(0.5);
  });
}

test("the printed pages hold a whole list, whatever its length", async ({ page }) => {
  await setFaults(page, "monsters=520");
  await openHydrated(page, "/monsters");
  await expect(page.locator("article svg").first()).toBeVisible();
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g);
  // Four cards in a row, five rows on a page.
  expect(pages?.length).toBeGreaterThanOrEqual(520 / 20);
  await print(page);
  await expect(page.getByRole("listitem").last()).toHaveCSS("break-inside", "avoid");
});
