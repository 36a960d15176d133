import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { inLanguage } from "#src/messages/languages.ts";
import { openScreen, SCREENS, type Screen } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const scrollFarDown = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.mouse.wheel(0, 3_000);
  await page.getByRole("button", { name: "トップへ" }).waitFor();
};

// As few monsters as are long enough to scroll far.
const FAR_DOWN: Screen = ["encyclopedia, far down", "/monsters", "monsters=40", scrollFarDown];

async function expectNoViolation(page: Page, ...rules: string[]): Promise<void> {
  // The first six items of a list are like all others.
  const axe = new AxeBuilder({ page }).exclude("li:nth-child(n+7)");
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const [name, path, faults, open] of [...SCREENS, FAR_DOWN]) {
  test(`${name}: axe finds no violation`, async ({ page }) => {
    await openScreen(page, [name, path, faults || "monsters=12", open]);
    await expectNoViolation(page);
    await page.emulateMedia({ colorScheme: "dark" });
    // A screen's states have the same elements in both languages and themes.
    if (faults || open) return expectNoViolation(page, "color-contrast");
    await openScreen(page, [name, inLanguage("en", path), "monsters=12"]);
    await expectNoViolation(page);
  });
}

test("axe finds no violation where the app cannot be loaded", async ({ page }) => {
  await page.route("**/assets/index-*.js", (route) => route.abort());
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await expect(page.getByRole("link", { name: "再読み込み" })).toBeVisible();
    await expectNoViolation(page);
  }
});
