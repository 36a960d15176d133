import type { Page } from "@playwright/test";
import { signIn } from "#tests/e2e/support/test.ts";

/** What leads to a screen. */
type Step = readonly [screen: string, act: (page: Page) => Promise<void>];

// Playwright's own click waits for the transition between screens to end. A dispatched one interrupts
// it, which is faster and a harder test.
const clickLink = (selector: string) => (page: Page) =>
  page.locator(selector).first().dispatchEvent("click");

const navigateTo = (path: string) => (page: Page) =>
  page.evaluate((address) => history.pushState({}, "", address), path);

const HOME = "モンスターフィールド";

/** From home over all public screens to the login page. */
const GUEST_STEPS: Step[] = [
  ["モンスター図鑑", clickLink('main a[href="/monsters"]')],
  ["ヒノコリス", clickLink('article a[href="/monsters/1"]')],
  ["スミビネコ", clickLink('nav a[href="/monsters/2"]')],
  // Going from a monster to its neighbour replaces the history entry.
  ["モンスター図鑑", (page) => page.evaluate(() => history.back())],
  ["スミビネコ", (page) => page.evaluate(() => history.forward())],
  ["モンスターを比べる", navigateTo("/compare?ids=1&ids=2")],
  ["ページが見つかりません", navigateTo("/no/such/page")],
  ["ログイン", clickLink('a[href^="/login"]')],
];

/** The screens that require signing in. */
const USER_STEPS: Step[] = [
  ["マイページ", clickLink('a[href="/profile"]')],
  ["バトル", navigateTo("/battles")],
];

/** With the way home, without the redirects of signing in and out. */
export const NAVIGATIONS_PER_JOURNEY = GUEST_STEPS.length + USER_STEPS.length + 1;

const waitForScreen = (page: Page, screen: string) =>
  page.getByRole("heading", { level: 1, name: screen, exact: true }).waitFor();

async function runSteps(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [screen, act] of steps) {
    await act(page);
    await waitForScreen(page, screen);
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
  await runSteps(page, [[HOME, clickLink('a[href="/"]')]]);
}
