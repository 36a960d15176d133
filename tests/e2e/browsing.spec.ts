import { API_URL, APP_URL } from "./support/addresses.ts";
import { needs } from "./support/needs.ts";
import { expect, test, waitForHydration } from "./support/test.ts";

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
  test(
    `home pressed on the home page leads to its top, with motion: ${motion}`,
    motion === "reduce" ? needs("reduced motion") : {},
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto("/");
      await waitForHydration(page);
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
    },
  );
}

test("a page can be opened by its address, reloaded, and left with Back", async ({ page }) => {
  await page.goto("/monsters/2");
  await expect(page.getByRole("heading", { level: 1, name: "スミビネコ" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "スミビネコ" })).toBeVisible();
  await page.getByRole("link", { name: "ホーム" }).click();
  await expect(page).toHaveTitle("モンスターフィールド");
  await page.goBack();
  await expect(page).toHaveTitle("スミビネコ | モンスターフィールド");
});

test("an unknown address shows the 404 page with a link home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible();
  await page.getByRole("link", { name: "ホームに戻る" }).click();
  await expect(page).toHaveURL("/");
});

test("the language changes at once and is remembered", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("button", { name: "Log in with Google" })).toBeVisible();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { name: "Features" })).toBeVisible();
});
