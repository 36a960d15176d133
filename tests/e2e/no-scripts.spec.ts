import { BARE_URL } from "./support/addresses.ts";
import { expect, linkTo, test, titled } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

/** Each page of the build, with what it shows of its own. */
const PAGES = [
  ["/", "モンスターフィールド"],
  ["/monsters", "モンスター図鑑"],
  ["/login", "ログイン"],
  ["/compare", "モンスターを比べる"],
  ["/monsters/1", null],
  ["/battles", null],
  ["/no/such/page", "ページが見つかりません"],
] as const;

for (const origin of ["", BARE_URL]) {
  test(`without scripts every page of ${origin || "the app"} says so on top, and neither waits nor offers what cannot work`, {
    tag: origin ? "@rest" : [],
  }, async ({ page }) => {
    for (const [path, heading] of PAGES) {
      await page.goto(origin + path);
      const notice = page.getByRole("complementary");
      await expect(notice.getByText("JavaScriptが無効になっています"), path).toBeVisible();
      expect(await notice.boundingBox(), path).toMatchObject({ x: 0, y: 0 });
      // Fails where something else covers its middle.
      await notice.click({ trial: true });

      if (heading) await expect(titled(page, heading)).toBeVisible();
      const waiting = page.getByText(/読み込み中|確認|テスト中/).filter({ visible: true });
      await expect(waiting, path).toHaveCount(0);
      const controls = page.getByRole("button").or(page.getByRole("checkbox"));
      await expect(controls.or(page.getByRole("combobox")), path).toHaveCount(0);
      await expect(page.getByText("© 2025")).toBeVisible({ visible: path !== "/login" });
      await expect(page.getByRole("link", { name: "English" }), path).toBeVisible();
    }
  });
}

test("monsters lead to their pages without scripts, which lead on, and to the other language", async ({
  page,
}) => {
  await page.goto("/monsters");
  await linkTo(page, "ヒノコリス").click();
  await expect(page).toHaveTitle("ヒノコリス | モンスターフィールド");
  await expect(titled(page, "ヒノコリス")).toBeVisible();
  await expect(page.getByRole("article").locator("svg").first()).toBeVisible();
  for (const text of ["No.001", "39", "65", "ひのこ"]) {
    await expect(page.getByRole("article").getByText(text, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole("link", { name: "次 スミビネコ" }).click();
  await expect(titled(page, "スミビネコ")).toBeVisible();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en/monsters/2");
  await expect(page.getByRole("heading", { name: "Moves" })).toBeVisible();
  await page.getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL("/monsters/2");
});

test("the notice follows the theme of the device", { tag: "@rest" }, async ({ page }) => {
  const colorsIn = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    return page.getByRole("complementary").evaluate((notice) => {
      const { color, backgroundColor } = getComputedStyle(notice);
      return { color, backgroundColor };
    });
  };
  const [light, dark] = [await colorsIn("light"), await colorsIn("dark")];
  expect(light.color).not.toBe(dark.color);
  expect(light.backgroundColor).not.toBe(dark.backgroundColor);
});
