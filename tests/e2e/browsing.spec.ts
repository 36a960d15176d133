import { API_URL, APP_URL } from "./support/addresses.ts";
import { expect, openHydrated, test } from "./support/test.ts";

test("a guest browses from home to a monster and back, and only the app's and the API's origins are contacted", async ({
  page,
}) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.goto("/");
  await expect(page.getByText("API接続成功: healthy")).toBeVisible();
  await page.getByRole("link", { name: "図鑑を見る" }).click();
  await expect(page).toHaveTitle("モンスター図鑑 | モンスターフィールド");
  await page.getByRole("link", { name: "ヒノコリスの詳細を見る" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ヒノコリス" })).toBeVisible();
  await expect(page).toHaveURL("/monsters/1");
  await page.getByRole("button", { name: "戻る" }).click();
  await expect(page).toHaveURL("/monsters");
  await expect(page.getByRole("link", { name: "ログイン" })).toBeVisible();
  expect([...origins].sort()).toEqual([API_URL, APP_URL]);
});

for (const motion of ["reduce", "no-preference"] as const) {
  test(`home pressed on the home page leads to its top, with motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openHydrated(page, "/");
    const home = page.getByRole("link", { name: "ホーム" });
    const logo = page.locator("header").getByText("モンスターフィールド");
    for (const link of [home, logo]) {
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
      const top = await link.evaluate((element: HTMLElement) => {
        element.click();
        return scrollY;
      });
      if (motion === "reduce") expect(top).toBe(0);
      else expect(top).toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    await expect(page).toHaveURL("/");
  });
}
