import type { Page } from "@playwright/test";
import { signIn } from "#tests/e2e/support/test.ts";

type Step = { screen: string; act: (page: Page) => Promise<void> };

// Playwright's own click waits for the transition between screens to end. A dispatched one interrupts
// it, which is faster and a harder test.
const clickLink = (selector: string) => (page: Page) =>
  page.locator(selector).first().dispatchEvent("click");

const navigateTo = (path: string) => (page: Page) =>
  page.evaluate((address) => history.pushState({}, "", address), path);

const HOME = "モンスターフィールド";

/** From home over all public screens to the login page. */
const GUEST_STEPS: Step[] = [
  { screen: "モンスター図鑑", act: clickLink('main a[href="/monsters"]') },
  { screen: "ヒノコリス", act: clickLink('article a[href="/monsters/1"]') },
  { screen: "スミビネコ", act: clickLink('nav a[href="/monsters/2"]') },
  // Going from a monster to its neighbour replaces the history entry.
  { screen: "モンスター図鑑", act: (page) => page.evaluate(() => history.back()) },
  { screen: "スミビネコ", act: (page) => page.evaluate(() => history.forward()) },
  { screen: "モンスターを比べる", act: navigateTo("/compare?ids=1&ids=2") },
  { screen: "ページが見つかりません", act: navigateTo("/no/such/page") },
  { screen: "ログイン", act: clickLink('a[href^="/login"]') },
];

/** The screens that require signing in. */
const USER_STEPS: Step[] = [
  { screen: "マイページ", act: clickLink('a[href="/profile"]') },
  { screen: "バトル", act: navigateTo("/battles") },
];

const STEPS_HOME: Step[] = [{ screen: HOME, act: clickLink('a[href="/"]') }];

/** Without the redirects of signing in and out. */
export const NAVIGATIONS_PER_JOURNEY = GUEST_STEPS.length + USER_STEPS.length + STEPS_HOME.length;

const waitForScreen = (page: Page, screen: string) =>
  page.getByRole("heading", { level: 1, name: screen, exact: true }).waitFor();

async function runSteps(page: Page, steps: readonly Step[]): Promise<void> {
  for (const { screen, act } of steps) {
    try {
      await act(page);
      await waitForScreen(page, screen);
    } catch (cause) {
      throw new Error(`The journey stopped before: ${screen}`, { cause });
    }
  }
}

/**
 * Goes from home over every screen and back, signing in and out on the way. `number` makes the user a
 * new one each time.
 */
export async function runJourney(page: Page, number: number): Promise<void> {
  const name = `旅人${number}`;
  await runSteps(page, GUEST_STEPS);
  await signIn(page, { email: `traveller-${number}@example.com`, name });
  await waitForScreen(page, HOME);
  await runSteps(page, USER_STEPS);
  await page.getByRole("button", { name: `${name}のユーザーメニュー` }).click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await waitForScreen(page, "ログイン");
  await runSteps(page, STEPS_HOME);
}
