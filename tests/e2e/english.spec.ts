import { SITE_URL } from "./support/addresses.ts";
import {
  chooseLanguage,
  expect,
  holdScripts,
  SCRIPTS,
  test,
  waitForHydration,
} from "./support/test.ts";

const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;

const CARD = { name: "Details of ヒノコリス" };

test.beforeEach(({ page }) => chooseLanguage(page, "en"));

test("title and language are English before the body is there", async ({ page }) => {
  await page.addInitScript(() => {
    const early: string[] = [];
    new MutationObserver(() => {
      if (document.body && early.length === 0)
        early.push(document.documentElement.lang, document.title);
    }).observe(document, { childList: true, subtree: true });
    Reflect.set(window, "early", early);
  });
  await page.goto("/monsters");
  expect(await page.evaluate(() => Reflect.get(window, "early"))).toEqual([
    "en",
    "Monster encyclopedia | Monster Field",
  ]);
});

for (const path of ["/", "/monsters"]) {
  test(`${path} shows the list in English before any script`, async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(SITE_URL + path);
    await expect(page.getByRole("link", CARD)).toHaveAttribute("href", "/monsters/1");
    await expect(page.getByText("66 monsters", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "ヒノコリス" })).toHaveAttribute("lang", "ja");
    await expect(page.locator("article").first().getByText("Fire")).toBeVisible();
  });
}

test("the app takes over a page in English with what is typed and pressed in it, and can be Japanese", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${SITE_URL}/monsters`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Compare スミビネコ" }).click();
  await page.getByRole("combobox", { name: "Search monsters" }).fill("スミビネコ");
  release();
  await waitForHydration(page);
  await expect(page.getByText("1 of 66 monsters")).toBeVisible();
  await expect(page.getByRole("complementary").getByText("スミビネコ")).toHaveAttribute(
    "lang",
    "ja",
  );
  const pressed = page.locator("button[lang][aria-pressed=true]:visible");
  await expect(pressed).toHaveText("English");
  await page.getByRole("button", { name: "日本語" }).click();
  await expect(pressed).toHaveText("日本語");
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  // Without it the screen readers of Firefox would go on in English.
  await expect(page.locator("#app")).toHaveAttribute("lang", "ja-JP");
  await expect(page).toHaveTitle(JAPANESE);
});

test("without the English texts the app is Japanese, title and language included", async ({
  page,
}) => {
  await page.route(/\/assets\/en-[^/]*\.js/, (route) => route.abort());
  await page.goto("/monsters");
  await expect(page.getByRole("heading", { level: 1, name: "モンスター図鑑" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page).toHaveTitle("モンスター図鑑 | モンスターフィールド");
});
