import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { inLanguage } from "#src/page/contract.ts";
import { openScreen, SCREENS, type Screen } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const scrollFarDown = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.mouse.wheel(0, 3_000);
  await page.getByRole("button", { name: "トップへ" }).waitFor();
};

// As few monsters as are long enough to scroll far.
const FAR_DOWN: Screen = ["encyclopedia, far down", "/monsters", "monsters=40", scrollFarDown];

const COLORS = ["color-contrast"];

async function violations(axe: AxeBuilder) {
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** What axe objects to in both themes, of which only the colours differ. */
async function violationsInThemes(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await violations(new AxeBuilder({ page }).withRules(COLORS));
  await page.emulateMedia({ colorScheme: "light" });
  return [...inDark, ...(await violations(new AxeBuilder({ page })))];
}

for (const [name, path, faults, open] of [...SCREENS, FAR_DOWN]) {
  test(`${name}: axe finds no violation`, async ({ page }) => {
    // Axe looks at every card, and these are like all others.
    await openScreen(page, [name, path, faults || "monsters=12", open]);
    expect(await violationsInThemes(page)).toEqual([]);
    // A screen's states have the same elements in both languages.
    if (faults || open) return;
    await openScreen(page, [name, inLanguage("en", path), "monsters=12"]);
    expect(await violations(new AxeBuilder({ page }).disableRules(COLORS))).toEqual([]);
  });
}

test("axe finds no violation where the app cannot be loaded", async ({ page }) => {
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("link", { name: "再読み込み" })).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});
