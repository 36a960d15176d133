import type { Page } from "@playwright/test";
import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import { SITE_URL } from "../support/addresses.ts";
import { expect, holdScripts, linkTo, openHydrated, test, titled } from "../support/test.ts";

test.use({ baseURL: SITE_URL });

/** What the head says of the screen, in any order. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        "title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[hreflang]",
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .toSorted(),
  );

const ADDRESSES = ["/", "/monsters", "/monsters?q=neko", "/monsters/2", "/login", "/compare"];

for (const language of LANGUAGES) {
  test(`the app takes the head over as it is, in ${language}`, async ({ page }) => {
    // Hosting has one page for what is not found.
    for (const path of language === "ja" ? [...ADDRESSES, "/no/such/page"] : ADDRESSES) {
      const release = await holdScripts(page);
      await page.goto(inLanguage(language, path), { waitUntil: "commit" });
      await page.locator("#app > *").first().waitFor({ state: "attached" });
      const before = await headOf(page);
      expect(before.length, path).toBeGreaterThan(8);
      release();
      await expect(page.locator("[data-prerendered]"), path).toHaveCount(0);
      await expect.poll(() => headOf(page), path).toEqual(before);
    }
  });
}

const said = async (page: Page) => (await headOf(page)).join("\n");

test("nothing in the head is of another screen, after a click, a key, Back or a redirect", async ({
  page,
}) => {
  await openHydrated(page, "/monsters/3");
  expect(await said(page)).toContain("カマドウシ");
  await page.keyboard.press("ArrowRight");
  await expect(titled(page, "ホムラヅノ")).toBeVisible();
  await expect.poll(() => said(page)).toContain(`${SITE_URL}/monsters/4"`);
  await expect.poll(() => said(page)).not.toMatch(/カマドウシ|monsters\/3|share\/3/);
  await page.getByRole("link", { name: "ホーム" }).click();
  await linkTo(page, "スミビネコ").click();
  await expect.poll(() => said(page)).toMatch(/og:url" content="[^"]*\/monsters\/2"/);
  await page.goBack();
  await expect.poll(() => said(page)).toMatch(/og:url" content="[^"]*:\d+\/"/);
  // Its page is another one than that of the address.
  await page.goto("/profile");
  await expect(page).toHaveTitle("ログイン | モンスターフィールド");
  await expect(page.locator("head title")).toHaveCount(1);
});
