import { expect, test } from "./support/test.ts";

test("without network a banner says so, and a monster that the list knows opens all the same", async ({
  page,
  context,
}) => {
  await page.goto("/monsters");
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("link", { name: "スミビネコの詳細を見る" });
  await expect(page.getByRole("link", { name: "ログイン" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/オフラインです。.*に取得したデータを表示しています/)).toBeVisible();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "スミビネコ" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { level: 1, name: "カマドウシ" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/オフラインです/)).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
