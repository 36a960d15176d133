import { translatePage } from "#tests/support/translate-page.ts";
import { expect, holdScripts, test, waitForTakeover } from "../support/test.ts";

// What changes afterwards: every route test looks for texts that React would lose.
for (const path of ["/monsters", "/login", "/compare?ids=1&ids=2"]) {
  test(`${path} is translated before the app is there`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const home = page.getByRole("link", { name: /^(ホーム|ゲストとして続ける)$/ });
    await home.waitFor();
    await page.evaluate(translatePage);
    await expect(home).toBeVisible();
    release();
    await waitForTakeover(page);
    await home.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("モンスターフィールド");
    await expect(page.getByText("66体", { exact: true })).toBeVisible();
  });
}
