import type { Locator, Page } from "@playwright/test";
import { ja } from "#src/messages/ja.ts";
import { BARE_URL } from "./support/addresses.ts";
import { type ScreenReader, startScreenReader } from "./support/screen-reader.ts";
import {
  test as base,
  completePopup,
  expect,
  setFaults,
  waitForHydration,
} from "./support/test.ts";

const test = base.extend<object, { reader: ScreenReader }>({
  reader: [
    async ({ playwright: _ }, use) => {
      const reader = await startScreenReader();
      await use(reader);
      await reader.close();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    ({ launchOptions, reader }, use) => use({ ...launchOptions, env: reader.env }),
    { scope: "worker" },
  ],
});

// The reader reads one window, that with the focus.
test.use({ headless: false });
test.describe.configure({ mode: "default" });

async function open(page: Page, reader: ScreenReader, path: string) {
  reader.forget();
  await page.goto(path);
  await waitForHydration(page);
  // With that it begins to read.
  await reader.hears(ja.nav.skip);
}

/** The words of an element, line by line, as they are seen. */
const linesOf = async (element: Locator) =>
  (await element.innerText()).split("\n").filter((line) => line.trim() !== "");

/** Expects words to be among what was said, one after the other. */
function expectInOrder(said: string, words: readonly string[]) {
  let rest = said;
  for (const word of words) {
    expect(rest).toContain(word);
    rest = rest.slice(rest.indexOf(word) + word.length);
  }
}

test("a monster is found by kana, opened and read", async ({ page, reader }) => {
  await open(page, reader, "/monsters");
  reader.press("slash");
  await reader.hears(ja.search.label);
  reader.type("ひの");
  await reader.hearsOnce(ja.search.found(1, 66));
  await expect(page.getByText(ja.search.found(1, 66))).toBeVisible();
  reader.press("Down");
  await reader.hears(ja.monster.detailsOf("ヒノコリス"));
  await reader.hears(ja.monster.number("1"));
  reader.press("Return");
  await reader.hearsOnce(ja.pageTitle("ヒノコリス"));

  const article = page.getByRole("article");
  await reader.seek("h", "ヒノコリス");
  const said = await reader.seek("Down", ja.monster.captureNote);
  const lines = await linesOf(article);
  const below = lines.slice(lines.indexOf("ヒノコリス") + 1);
  expectInOrder(said, below.slice(0, below.indexOf(ja.monster.captureNote) + 1));
});

test("the search of every screen is found in the bar", async ({ page, reader }) => {
  await open(page, reader, "/monsters/2");
  await reader.seek("b", ja.search.label);
  reader.press("Return");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  // Orca goes on reading the page when a dialog opens, until it is told to leave the keys to it.
  reader.press("Insert+a");
  await reader.hears("Focus mode");
  reader.type("ひの");
  await page.getByRole("option", { name: "ヒノコリス" }).waitFor();
  await reader.hearsOnce(ja.search.suggestionCount(await page.getByRole("option").count()));
  reader.press("Down");
  await reader.hears("ヒノコリス");
  reader.press("Return");
  await reader.hears("main content");
  await reader.hearsOnce(ja.pageTitle("ヒノコリス"));
});

test("monsters are filtered and counted", async ({ page, reader }) => {
  await open(page, reader, "/monsters");
  await reader.seek("x", ja.types.water);
  reader.press("space");
  await reader.hearsOnce(ja.search.found(10, 66));
  await expect(page.getByText(ja.search.found(10, 66))).toBeVisible();
});

test("two are compared", async ({ page, reader }) => {
  await open(page, reader, "/monsters");
  const names = ["ヒノコリス", "スミビネコ"];
  for (const [index, name] of names.entries()) {
    await reader.seek("b", ja.compare.add(name));
    reader.press("Return");
    await reader.hearsOnce(ja.compare.added(name, index + 1));
  }
  await reader.seek("m", ja.compare.tray);
  await reader.seek("k", ja.compare.open(2));
  reader.press("Return");
  await reader.hearsOnce(ja.pageTitle(ja.compare.title));

  await reader.seek("t", ja.compare.caption);
  const said = await reader.seek("Down", ja.monster.moves);
  const { hp, attack, defense, speed } = ja.monster;
  for (const stat of [hp, attack, defense, speed]) {
    const cells = page.getByRole("row", { name: stat }).getByRole("cell");
    const [low = "", high = ""] = await cells.allInnerTexts();
    const [highest = ""] = high.match(/\d+/g) ?? [];
    expectInOrder(said, [stat, low.trim(), highest, ja.compare.highest]);
  }
});

test("signing in and out is heard", async ({ page, reader }) => {
  await open(page, reader, "/");
  await reader.seek("k", ja.nav.logIn);
  reader.press("Return");
  await reader.hearsOnce(ja.pageTitle(ja.login.title));
  await reader.seek("b", ja.login.withGoogle);
  const opened = page.waitForEvent("popup");
  reader.press("Return");
  await completePopup(await opened, { email: "heard@example.com", name: "きこえ" });
  await reader.hearsOnce(ja.login.done);
  await reader.hears(ja.appName);

  await reader.seek("m", ja.nav.home);
  await reader.seek("b", ja.nav.userMenu("きこえ"));
  reader.press("Return");
  await expect(page.getByText("heard@example.com")).toBeVisible();
  await reader.seek("b", ja.nav.logOut);
  reader.press("Return");
  await reader.hearsOnce(ja.nav.loggedOut);
  await expect(page.getByRole("link", { name: ja.nav.logIn })).toBeVisible();
});

test("an error is heard, and what trying again brings", async ({ page, reader }) => {
  await setFaults(page, "list=503");
  reader.forget();
  // Its pages come without monsters, so that there is nothing to show instead.
  await page.goto(`${BARE_URL}/monsters`);
  await reader.hearsOnce(ja.failures.list.rejected);
  await expect(page.getByRole("alert")).toContainText(ja.failures.list.rejected);
  await reader.seek("b", ja.retry);
  await setFaults(page, "list=delay-6000");
  reader.press("Return");
  await reader.hearsOnce(ja.slow);
  await reader.hearsOnce(ja.monsters.loaded(66));
  await expect(page.getByText(ja.search.found(66, 66), { exact: true })).toBeVisible();
});
