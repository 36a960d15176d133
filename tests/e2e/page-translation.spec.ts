import { translatePage } from "#tests/support/translate-page.ts";
import { SITE_URL } from "./support/addresses.ts";
import {
  expect,
  holdScripts,
  linkTo,
  openHydrated,
  searchField,
  test,
  titled,
} from "./support/test.ts";

for (const path of [
  ...["/", "/monsters", "/monsters/3", "/login", "/compare?ids=1&ids=2"],
  ...["/", "/monsters", "/monsters/3"].map((page) => SITE_URL + page),
]) {
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

test("a page that is translated goes on saying what has changed", async ({ page }) => {
  await openHydrated(page, "/monsters");
  await page.evaluate(translatePage);
  for (const [text, found] of [
    ["ひのこ", "66体中1体"],
    ["ひのこり", "66体中1体"],
    ["ひのこりぬ", "条件に合うモンスターはいません"],
    ["", "66体"],
  ] as const) {
    await searchField(page).fill(text);
    await expect(page.getByText(found, { exact: true })).toBeVisible();
  }
  for (const name of ["ヒノコリス", "スミビネコ"])
    await page.getByRole("button", { name: `${name}を比較に加える` }).click();
  await expect(page.getByRole("link", { name: "2体を比べる" })).toBeVisible();
  await page.getByRole("button", { name: "スミビネコを比較から外す" }).last().click();
  await expect(page.getByText("もう1体選ぶと比べられます")).toBeVisible();
  await linkTo(page, "カマドウシ").click();
  await expect(page.getByText("66体中3番目")).toBeVisible();
  await page.getByRole("link", { name: /^次/ }).click();
  await expect(titled(page, "ホムラヅノ")).toBeVisible();
  await expect(page.getByText("66体中4番目")).toBeVisible();
});
