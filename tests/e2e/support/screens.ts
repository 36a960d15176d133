import type { Page } from "@playwright/test";
import { expect, menuOf, searchField, setFaults, signIn, waitForTakeover } from "./test.ts";

/** What a screen is called, its address, the faults of its API, and what is opened there. */
export type Screen = [
  name: string,
  path: string,
  faults?: string,
  open?: ((page: Page) => Promise<unknown>) | undefined,
];

const EXTREME = "list=extreme-monsters&detail=extreme-monster";

/** As few monsters as have all those of the addresses among them. */
export const FEW = "monsters=26";

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

export const openFilters = (page: Page) => page.getByText("絞り込み").click();

export async function openSuggestions(page: Page) {
  await page.keyboard.press("/");
  await searchField(page).pressSequentially("ri");
  await searchField(page).press("ArrowDown");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
}

export async function openUserMenu(page: Page) {
  const name = "寿限無寿限無五劫のすりきれ海砂利水魚の水行末雲来末風来末";
  await signIn(page, { email: `${"a".repeat(28)}@example.com`, name });
  await page.getByRole("heading", { level: 1, name: "マイページ" }).waitFor();
  await menuOf(page, name).click();
}

/** Every screen, in all of its states. */
export const SCREENS: Screen[] = [
  ["home", "/"],
  ["home, unhealthy and empty", "/", "health=unhealthy&list=no-monsters"],
  ["home, extreme", "/", EXTREME],
  ["encyclopedia", "/monsters?attack=10-&sort=name"],
  ["encyclopedia, filters", "/monsters?q=ri&attack=10-", "", openFilters],
  ["encyclopedia, nothing found", "/monsters?q=ひのこりぬ"],
  ["encyclopedia, loading", "/monsters", "list=hang"],
  ["encyclopedia, failed", "/monsters", "list=400"],
  ["encyclopedia, extreme", "/monsters", EXTREME, openFilters],
  ["encyclopedia, settings", "/monsters", "", press("表示設定")],
  ["encyclopedia, table", "/monsters?q=ri&view=table"],
  ["monster", "/monsters/26"],
  ["monster, loading", "/monsters/1", "list=hang&detail=hang"],
  ["monster, failed", "/monsters/1", "list=400&detail=400"],
  ["monster, absent", "/monsters/9999"],
  ["monster, extreme", "/monsters/1", EXTREME],
  ["monster, unknown", "/monsters/1", "list=400&detail=odd-monster"],
  ["comparison", "/compare?ids=25&ids=2&ids=3"],
  ["comparison, extreme", "/compare?ids=1&ids=20&ids=50", EXTREME],
  ["comparison, of one and none", "/compare?ids=1&ids=9999"],
  ["comparison, loading", "/compare?ids=1&ids=2", "list=hang&detail=hang"],
  ["comparison, empty", "/compare"],
  ["login", "/login"],
  ["404", "/no/such/page"],
  ["404, quick search", "/no/such/page", "", openSuggestions],
  ["404, keyboard shortcuts", "/no/such/page", "", (page) => page.keyboard.press("?")],
  ["signed in, user menu", "/login?redirect=/profile", "", openUserMenu],
];

/** Opens a screen, and waits until it is there. */
export async function arriveAt(page: Page, path: string, faults = ""): Promise<void> {
  await setFaults(page, faults);
  await page.goto(path);
  await waitForTakeover(page);
  await expect(page.getByText(/^ログイン状態を確認中|^Checking your login/)).toHaveCount(0);
  if (faults.includes("hang")) return;
  await expect(page.getByText(/読み込み中|^Loading/)).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

/** Opens a screen, waits until it is there, and opens what is closed. */
export async function openScreen(page: Page, [, path, faults, open]: Screen): Promise<void> {
  await arriveAt(page, path, faults);
  await open?.(page);
}
