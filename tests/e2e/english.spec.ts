import { listIsStored } from "./support/stored-list.ts";
import {
  chooseLanguage,
  expect,
  holdScripts,
  openHydrated,
  SCRIPTS,
  setFaults,
  test,
  waitForHydration,
} from "./support/test.ts";

const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;

const CARD = { name: "Details of ヒノコリス" };

test.beforeEach(({ page }) => chooseLanguage(page, "en"));

const screens = [
  ["/", "Monster Field", "Features", "Monster Field"],
  [
    "/monsters",
    "Monster encyclopedia",
    "Loading monsters...",
    "Monster encyclopedia | Monster Field",
  ],
  ["/login?redirect=/profile", "Log in", "Continue as guest", "Log in | Monster Field"],
  [
    "/monsters/1",
    "Monster information",
    "Loading the monster...",
    "Monster information | Monster Field",
  ],
  ["/no/such/page", "Page not found", "Back to home", "Page not found | Monster Field"],
] as const;

test("every page is English before any script", async ({ page }) => {
  await setFaults(page, "list=hang&detail=hang");
  await page.route(SCRIPTS, (route) => route.abort());
  for (const [path, heading, text, title] of screens) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await page.title()).toBe(title);
    // Only the name of the other language is not English.
    const words = (await page.locator("#app").innerText()).replace("日本語", "");
    expect(words, path).not.toMatch(JAPANESE);
  }
});

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
  test(`${path} shows the list in English before any script, at the first visit and the next`, async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole("link", CARD)).toHaveAttribute("href", "/monsters/1");
    await expect(page.getByText("66 monsters", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "ヒノコリス" })).toHaveAttribute("lang", "ja");
    await expect(page.locator("article").first().getByText("Fire")).toBeVisible();

    await page.unroute(SCRIPTS);
    await page.reload();
    await listIsStored(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await setFaults(page, "list=hang");
    await page.goto(path);
    await expect(page.getByRole("link", CARD)).toBeVisible();
    await expect(page.getByText("66 monsters", { exact: true })).toBeVisible();
  });
}

test("the app takes over a page in English with what is typed and pressed in it, and can be Japanese", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/monsters", { waitUntil: "commit" });
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

test("names and moves from the API are marked as Japanese on every screen", async ({ page }) => {
  const unmarked = () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement: parent, nodeValue: text } = texts.currentNode;
        // An announcement is one text, as the name of a button is.
        const isRead = !parent?.closest(
          "script, style, noscript, [aria-hidden=true], #announcements",
        );
        const isJapanese = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text ?? "");
        if (isRead && isJapanese && parent?.closest("[lang]")?.getAttribute("lang") !== "ja")
          found.push(text ?? "");
      }
      return found;
    });
  await setFaults(page, "list=extreme-monsters");
  await openHydrated(page, "/monsters");
  expect(await unmarked()).toEqual([]);
  await setFaults(page);
  for (const path of ["/monsters/2", "/compare?ids=1&ids=2", "/monsters?q=ひのこりぬ"]) {
    await page.goto(path);
    await expect(page.getByRole("main").locator("[lang=ja]").first()).toBeVisible();
    expect(await unmarked(), path).toEqual([]);
  }
  await openHydrated(page, "/monsters");
  // The first two are chosen where the comparison has been remembered.
  await page
    .getByRole("button", { name: /^Compare / })
    .nth(2)
    .click();
  await expect(page.getByRole("complementary")).toBeVisible();
  expect(await unmarked()).toEqual([]);
});
