import { expect, test } from "@playwright/test";
import { listIsStored } from "./support/stored-list.ts";
import { setFaults } from "./support/test.ts";

// Without the routes of the other tests: a browser that routes requests keeps no answers.

test("an answer that the API lets the browser keep is asked for again", async ({ page }) => {
  await page.goto("/");
  const health = page.getByRole("region", { name: "API接続テスト" });
  await expect(health.getByText("API接続成功: healthy")).toBeVisible();
  await setFaults(page, "health=unhealthy&list=400");
  await health.getByRole("button", { name: "もう一度テストする" }).click();
  await expect(health.getByText(/API接続エラー/)).toBeVisible();
  await listIsStored(page);
  await page.reload();
  const list = page.getByRole("region", { name: "モンスター一覧" });
  await expect(list.getByRole("alert")).toContainText("モンスターの取得に失敗しました");
  await expect(list.getByRole("heading", { name: "ヒノコリス" })).toBeVisible();
});
