import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import { API_URL } from "./support/addresses.ts";
import {
  boxOf,
  expect,
  holdRequests,
  holdScripts,
  linkTo,
  openHydrated,
  scrollTop,
  test,
  titled,
  waitForHydration,
  waitForTakeover,
} from "./support/test.ts";

const FIRST_NAME = "ヒノコリス";
const SECOND_NAME = "スミビネコ";

for (const language of LANGUAGES) {
  test(`the app takes a monster's page over as it is, in ${language}`, { tag: "@rest" }, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(inLanguage(language, "/monsters/2"), { waitUntil: "commit" });
    const heading = titled(page, SECOND_NAME);
    const portrait = page.getByRole("article").locator("svg").first();
    const parts = [await heading.elementHandle(), await portrait.elementHandle()];
    release();
    await waitForTakeover(page);
    await page.waitForLoadState("networkidle");
    for (const part of parts) {
      expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
    }
  });
}

test("a monster that the build did not know has a page as well, whatever the end of the address", {
  tag: "@rest",
}, async ({ page }) => {
  await page.route("**/api/monsters/new", async (route) => {
    const response = await route.fetch({ url: `${API_URL}/api/monsters/2` });
    const { data } = await response.json();
    const monster = { ...data.monster, id: "new", name: "シンマイリス" };
    await route.fulfill({ response, json: { data: { monster } } });
  });
  for (const path of ["/monsters/new", "/monsters/new/"]) {
    await page.goto(path);
    await expect(titled(page, "シンマイリス")).toBeVisible();
    await expect(page.getByRole("article").locator("svg").first()).toBeVisible();
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px, steps keep the place of the row, and of the page`, {
    tag: width > 390 ? "@rest" : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openHydrated(page, "/monsters/8");
    const steps = page.getByRole("navigation", { name: "前後のモンスター" });
    const [back, next] = [steps.getByRole("link").first(), steps.getByRole("link").last()];
    await page.evaluate(() => scrollTo(0, 5));
    const places = async () => [await scrollTop(page), await boxOf(back), await boxOf(next)];
    const before = await places();
    for (const name of ["マグマンボ", "タキビダヌキ", "シズクリオネ"]) {
      await next.click();
      await expect(titled(page, name)).toBeVisible();
      expect(await places()).toEqual(before);
    }
    await page.keyboard.press("ArrowLeft");
    await expect(titled(page, "タキビダヌキ")).toBeVisible();
    await expect(page).toHaveURL("/monsters/10");
    expect(await places()).toEqual(before);
    await page.goto("/monsters/66");
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, 5));
    expect(await places()).toEqual(before);
  });
}

test("nothing moves for the list, and a rank leads to the monster in it, in sight", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/api/monsters");
  await page.setViewportSize({ width: 1440, height: 3_000 });
  await openHydrated(page, "/monsters/16");
  const places = () =>
    page
      .locator("h1, h2, dl *, main a[rel]")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const before = await places();
  release();
  await expect(page.getByRole("link", { name: "この3体を比べる" })).toBeVisible();
  expect(await places()).toEqual(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: /^素早さ 38位/ }).click();
  await expect(linkTo(page, "サザナミー")).toBeInViewport();
  await expect(linkTo(page, "サザナミー")).toBeFocused();
});

test("pressing the way back again and again does not leave the site", async ({ page }) => {
  await openHydrated(page, "/monsters/3");
  await page.getByRole("link", { name: "ホーム" }).click();
  await linkTo(page, FIRST_NAME).click();
  await page.getByRole("button", { name: "戻る" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    setTimeout(() => button.click());
  });
  await expect(page).toHaveURL("/");
  await expect(linkTo(page, FIRST_NAME)).toBeFocused();
});

test("the address follows as soon as the browser allows it, and Back leads to the page before", {
  tag: "@rest",
}, async ({ page }) => {
  const setRefusal = (isRefused: boolean) =>
    page.evaluate((value) => Reflect.set(window, "isRefused", value), isRefused);
  await page.addInitScript(() => {
    const { pushState } = History.prototype;
    History.prototype.pushState = function (...entry) {
      if (Reflect.get(window, "isRefused"))
        throw new DOMException("more than 100 times per 10 seconds", "SecurityError");
      pushState.apply(this, entry);
    };
  });
  await openHydrated(page, "/monsters");
  await setRefusal(true);
  await linkTo(page, FIRST_NAME).click();
  await page.getByRole("link", { name: `次 ${SECOND_NAME}` }).click();
  await expect(titled(page, SECOND_NAME)).toBeVisible();
  await expect(page).toHaveURL("/monsters");
  await setRefusal(false);
  await expect(page).toHaveURL("/monsters/2");
  await page.goBack();
  await expect(page).toHaveURL("/monsters");
  await expect(titled(page, "モンスター図鑑")).toBeVisible();
});
