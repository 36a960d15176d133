import type { Page } from "@playwright/test";
import { signIn } from "#tests/e2e/support/test.ts";

type Step = { screen: string; act: (page: Page) => Promise<void> };

// A click of a hand waits until the motion between screens is over. One that does not cuts it short,
// which is quicker, and harder for the app.
const follow = (selector: string) => (page: Page) =>
  page.locator(selector).first().dispatchEvent("click");

const enter = (path: string) => (page: Page) =>
  page.evaluate((address) => history.pushState({}, "", address), path);

const HOME = "モンスターフィールド";

/** A guest's way from home over all that is open to everyone, to the login page. */
const AS_GUEST: Step[] = [
  { screen: "モンスター図鑑", act: follow('main a[href="/monsters"]') },
  { screen: "ヒノコリス", act: follow('article a[href="/monsters/1"]') },
  { screen: "スミビネコ", act: follow('nav a[href="/monsters/2"]') },
  // The pages of neighbours replace one another.
  { screen: "モンスター図鑑", act: (page) => page.evaluate(() => history.back()) },
  { screen: "スミビネコ", act: (page) => page.evaluate(() => history.forward()) },
  { screen: "モンスターを比べる", act: enter("/compare?ids=1&ids=2") },
  { screen: "ページが見つかりません", act: enter("/no/such/page") },
  { screen: "ログイン", act: follow('a[href^="/login"]') },
];

/** What only someone who is signed in gets to see. */
const AS_USER: Step[] = [
  { screen: "マイページ", act: follow('a[href="/profile"]') },
  { screen: "バトル", act: enter("/battles") },
];

const WAY_HOME: Step[] = [{ screen: HOME, act: follow('a[href="/"]') }];

/** How often one lap navigates, without what signing in and out does by itself. */
export const NAVIGATIONS_A_LAP = AS_GUEST.length + AS_USER.length + WAY_HOME.length;

const isShown = (page: Page, screen: string) =>
  page.getByRole("heading", { level: 1, name: screen, exact: true }).waitFor();

async function walk(page: Page, steps: readonly Step[]): Promise<void> {
  for (const { screen, act } of steps) {
    try {
      await act(page);
      await isShown(page, screen);
    } catch (cause) {
      throw new Error(`The lap came to a halt before: ${screen}`, { cause });
    }
  }
}

/** From home over every screen and back, signing in and out on the way, each time as someone new. */
export async function runLap(page: Page, lap: number): Promise<void> {
  const name = `旅人${lap}`;
  await walk(page, AS_GUEST);
  await signIn(page, { email: `traveller-${lap}@example.com`, name });
  await isShown(page, HOME);
  await walk(page, AS_USER);
  await page.getByRole("button", { name: `${name}のユーザーメニュー` }).click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await isShown(page, "ログイン");
  await walk(page, WAY_HOME);
}
