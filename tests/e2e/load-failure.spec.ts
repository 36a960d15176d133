import type { Page } from "@playwright/test";
import { SITE_URL } from "./support/addresses.ts";
import { chooseLanguage, expect, holdRequests, test, waitForHydration } from "./support/test.ts";

const ENTRY = "**/assets/index-*.js";

/** One address for each page of the build, and one of a monster with a page of its own. */
const PAGES = [
  ...["/", "/monsters", "/monsters/1", "/login", "/compare", "/profile", "/no/such/page"],
  `${SITE_URL}/monsters/1`,
];

const message = (page: Page) =>
  page.getByRole("alert").getByText("このページの読み込みに失敗しました");

for (const [what, language, text, reload, paths] of [
  ["every page", "ja", "このページの読み込みに失敗しました", "再読み込み", PAGES],
  ["a page", "en", "This page could not be loaded", "Reload", PAGES.slice(0, 1)],
] as const) {
  test(`${what} says at once that the app cannot be loaded, in ${language}`, async ({
    context,
  }) => {
    await context.route(ENTRY, (route) => route.abort());
    for (const path of paths) {
      const page = await context.newPage();
      await chooseLanguage(page, language);
      await page.goto(path);
      await expect(page.getByRole("alert").getByText(text), path).toBeVisible({ timeout: 8_000 });
      const link = page.getByRole("alert").getByRole("link", { name: reload });
      await expect(link, path).toBeInViewport({ ratio: 1 });
      // Fails where something else covers it.
      await link.click({ trial: true });
      await page.close();
    }
  });
}

for (const lang of ["fr", ""]) {
  test(`it says so in the language of the page when a translation calls it "${lang}"`, async ({
    page,
  }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.addInitScript((name) => {
      const translate = () => {
        if (document.body && document.documentElement.lang !== name)
          document.documentElement.lang = name;
      };
      new MutationObserver(translate).observe(document, { childList: true, subtree: true });
    }, lang);
    await page.goto("/");
    await expect(message(page)).toBeVisible({ timeout: 8_000 });
  });
}

test("what stands in the page can be used without the app, and the link loads the page anew", async ({
  page,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("link", { name: "図鑑を見る" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "モンスター図鑑" })).toBeVisible();
  await expect(message(page)).toBeVisible();
  await page.unroute(ENTRY);
  await message(page).getByRole("link").click();
  await waitForHydration(page);
  await expect(page).toHaveURL("/monsters");
  await expect(message(page)).toBeHidden();
});

test("an app that does not come is reported after ten seconds, until it comes after all", async ({
  page,
}) => {
  const release = await holdRequests(page, ENTRY);
  await page.goto(SITE_URL, { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "ヒノコリスの詳細を見る" })).toBeVisible();
  await expect(message(page)).toBeHidden();
  await expect(message(page)).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(message(page)).toBeHidden();
});
