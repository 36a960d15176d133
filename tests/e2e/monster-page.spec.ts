import { inLanguage, LANGUAGES } from "#src/page/contract.ts";
import { SITE_URL } from "./support/addresses.ts";
import { expect, holdScripts, linkTo, openHydrated, test, titled } from "./support/test.ts";

test.use({ baseURL: SITE_URL });

const FIRST_NAME = "ヒノコリス";
const SECOND_NAME = "スミビネコ";

for (const language of LANGUAGES) {
  test(`the app takes a monster's page over as it is, in ${language}`, async ({ page, errors }) => {
    const release = await holdScripts(page);
    await page.goto(inLanguage(language, "/monsters/2"), { waitUntil: "commit" });
    const heading = titled(page, SECOND_NAME);
    const portrait = page.getByRole("article").locator("svg").first();
    const parts = [await heading.elementHandle(), await portrait.elementHandle()];
    release();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    for (const part of parts) {
      expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
    }
    expect(errors).toEqual([]);
  });
}

test("a monster that the build did not know has a page as well, whatever the end of the address", async ({
  page,
  errors,
}) => {
  await page.route("**/api/monsters/new", async (route) => {
    const response = await route.fetch({ url: `${SITE_URL}/api/monsters/2` });
    const { data } = await response.json();
    const monster = { ...data.monster, id: "new", name: "シンマイリス" };
    await route.fulfill({ response, json: { data: { monster } } });
  });
  for (const path of ["/monsters/new", "/monsters/new/"]) {
    await page.goto(path);
    await expect(titled(page, "シンマイリス")).toBeVisible();
    await expect(page.getByRole("article").locator("svg").first()).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("the address follows as soon as the browser allows it, and Back leads to the page before", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const end = performance.now() + 3_000;
    let calls = 0;
    for (const method of ["pushState", "replaceState"] as const) {
      const write = History.prototype[method];
      History.prototype[method] = function (...entry) {
        calls += 1;
        if (calls > 2 && performance.now() < end)
          throw new DOMException("more than 100 times per 10 seconds", "SecurityError");
        write.apply(this, entry);
      };
    }
  });
  await openHydrated(page, "/monsters");
  await linkTo(page, FIRST_NAME).click();
  await expect(titled(page, FIRST_NAME)).toBeVisible();
  for (const name of [SECOND_NAME, "カマドウシ"]) {
    await page.getByRole("link", { name: `次 ${name}` }).click();
    await expect(titled(page, name)).toBeVisible();
  }
  await expect(page).toHaveURL("/monsters/3");
  await page.goBack();
  await expect(page).toHaveURL("/monsters");
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
});
