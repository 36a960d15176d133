import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, setFaults, signIn, test } from "./support/test.ts";

const SCREENS = [
  ["home", "/", ""],
  ["home, unhealthy and empty", "/", "health=unhealthy&list=no-monsters"],
  ["encyclopedia", "/monsters?attack=10-&sort=name", ""],
  ["encyclopedia, nothing found", "/monsters?q=ひのこりぬ", ""],
  ["encyclopedia, loading", "/monsters", "list=hang"],
  ["encyclopedia, failed", "/monsters", "list=400"],
  ["encyclopedia, extreme", "/monsters", "list=extreme-monsters"],
  ["monster", "/monsters/11", ""],
  ["monster, loading", "/monsters/1", "list=hang&detail=hang"],
  ["monster, failed", "/monsters/1", "list=400&detail=400"],
  ["monster, absent", "/monsters/9999", ""],
  ["monster, extreme", "/monsters/1", "list=extreme-monsters&detail=extreme-monster"],
  ["monster, unknown", "/monsters/1", "list=400&detail=odd-monster"],
  ["comparison", "/compare?ids=1&ids=11&ids=9999", ""],
  ["comparison, of one", "/compare?ids=1", ""],
  ["comparison, loading", "/compare?ids=1&ids=2", "list=hang&detail=hang"],
  ["comparison, empty", "/compare", ""],
  ["login", "/login", ""],
  ["404", "/no/such/page", ""],
] as const;

/** What axe objects to, in all that is on the page, only in its colours, or in all but these. */
async function violations(page: Page, rules: "all" | "colors" | "no colors" = "all") {
  const axe = new AxeBuilder({ page });
  if (rules === "colors") axe.withRules(["color-contrast"]);
  if (rules === "no colors") axe.disableRules(["color-contrast"]);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** As `violations`, in both themes, of which only the colours differ. */
async function violationsInThemes(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await violations(page, "colors");
  await page.emulateMedia({ colorScheme: "light" });
  return [...inDark, ...(await violations(page))];
}

for (const [screen, path, faults] of SCREENS) {
  test(`${screen}: axe finds no violation`, async ({ page }) => {
    // Axe looks at every card, and these are like all others.
    await setFaults(page, faults || "monsters=12");
    await page.goto(path);
    await page
      .getByRole("heading", { level: 1 })
      .or(page.getByText("読み込み中"))
      .first()
      .waitFor();
    await expect(page.getByText("ログイン状態を確認中")).toHaveCount(0);
    await expect(
      page.getByText(faults.includes("hang") ? "確認しています" : "読み込み中"),
    ).toHaveCount(0);
    expect(await violationsInThemes(page)).toEqual([]);
    // A screen's states have the same elements in both languages.
    if (faults !== "") return;
    await page.getByRole("button", { name: "English" }).click();
    expect(await violations(page, "no colors")).toEqual([]);
  });
}

test("axe finds no violation on a signed-in page with the menu open, or in the list of keyboard shortcuts", async ({
  page,
}) => {
  await page.goto("/login?redirect=/battles");
  await signIn(page, { email: "axe@example.com", name: "えー" });
  await expect(page.getByRole("heading", { level: 1, name: "バトル" })).toBeVisible();
  await page.getByRole("button", { name: "えーのユーザーメニュー" }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "キーボード操作" }).click();
  expect(await violations(page)).toEqual([]);
});

test("axe finds no violation where the app cannot be loaded", async ({ page }) => {
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("link", { name: "再読み込み" })).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});

test("axe finds no violation with the settings open, or far down a list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // As few as are long enough to scroll far.
  await setFaults(page, "monsters=40");
  await page.goto("/monsters");
  await page.getByRole("button", { name: "表示設定" }).click();
  expect(await violationsInThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 3_000);
  await page.getByRole("button", { name: "トップへ" }).waitFor();
  expect(await violationsInThemes(page)).toEqual([]);
});

for (const [where, path] of [
  ["the suggestions", "/monsters"],
  ["the quick search", "/no/such/page"],
] as const) {
  test(`axe finds no violation in ${where}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await page.keyboard.press("/");
    const field = page.getByRole("combobox", { name: "モンスターを検索" });
    await field.pressSequentially("ri");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(8);
    await field.press("ArrowDown");
    expect(await violationsInThemes(page)).toEqual([]);
  });
}
