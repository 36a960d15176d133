import type { Page } from "@playwright/test";
import { translatePage } from "#tests/support/translate-page.ts";
import { expect, holdScripts, test, waitForHydration } from "./support/test.ts";

const searchField = (page: Page) => page.getByRole("combobox", { name: "モンスターを検索" });
const cardNames = (page: Page) => page.getByRole("article").getByRole("heading");

test("a translated encyclopedia is searched, cleared and sorted", async ({ page }) => {
  await page.goto("/monsters");
  await waitForHydration(page);
  const names = await cardNames(page).allTextContents();
  await page.evaluate(translatePage);
  // Not kana: some drivers write them into the field without a key.
  await searchField(page).pressSequentially("ne");
  await expect(page.getByText(/^66体中\d+体$/)).toBeVisible();
  await searchField(page).press("Backspace");
  await searchField(page).press("Backspace");
  await expect(page.getByText("66体", { exact: true })).toBeVisible();
  expect((await cardNames(page).allTextContents()).slice(0, 12)).toEqual(names.slice(0, 12));
  await page.getByText("絞り込み").click();
  await page.getByLabel("並べ替え").selectOption({ label: "HPの高い順" });
  await expect(page.getByRole("article").first()).toContainText("HP 150");
});

test("a translated page of a monster leads to the next one, with its values", async ({ page }) => {
  await page.goto("/monsters/4");
  await expect(page.getByText("4 / 66")).toBeVisible();
  const expected = await page.getByRole("main").textContent();
  await page.goto("/monsters/3");
  await expect(page.getByText("3 / 66")).toBeVisible();
  await page.evaluate(translatePage);
  await page.getByRole("link", { name: /^次/ }).click();
  await expect(page.getByText("4 / 66")).toBeVisible();
  expect(await page.getByRole("main").textContent()).toBe(expected);
});

for (const path of ["/", "/monsters", "/monsters/3", "/login", "/compare?ids=1&ids=2"]) {
  test(`${path} is translated before the app is there`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const home = page.getByRole("link", { name: /^(ホーム|ゲストとして続ける)$/ });
    await home.waitFor();
    await page.evaluate(translatePage);
    await expect(home).toBeVisible();
    release();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await home.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("モンスターフィールド");
    await expect(page.getByText("66体", { exact: true })).toBeVisible();
  });
}
