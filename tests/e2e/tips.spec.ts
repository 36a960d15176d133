import type { Page } from "@playwright/test";
import { expect, openHydrated, setFaults, test } from "./support/test.ts";

/** What listens for Escape comes when the page is idle. */
const dismissUntil = (page: Page, isGone: () => Promise<void>) =>
  expect(async () => {
    await page.keyboard.press("Escape");
    await isGone();
  }).toPass();

test("the name of the button in a card leaves the portrait free, and goes away with Escape", async ({
  page,
}) => {
  await openHydrated(page, "/monsters");
  const link = (name: string) => page.getByRole("link", { name: `${name}の詳細を見る` });
  const button = page.getByRole("button", { name: "ヒノコリスを比較に加える" });
  /** How far it begins below the portrait; `null` if it is not shown. */
  const tip = () =>
    button.evaluate((element) => {
      const { content, top } = getComputedStyle(element, "::after");
      const card = element instanceof HTMLElement ? element.offsetParent : null;
      const portrait = card?.querySelector("monster-portrait");
      if (content === "none" || !card || !portrait) return null;
      const cardTop = card.getBoundingClientRect().top;
      return cardTop + Number.parseFloat(top) - portrait.getBoundingClientRect().bottom;
    });
  const isShown = async () => expect(await tip()).toBeGreaterThanOrEqual(0);
  const isGone = async () => expect(await tip()).toBeNull();
  await button.focus();
  await page.keyboard.press("Shift");
  await isShown();
  await dismissUntil(page, isGone);
  await expect(button).toBeFocused();
  await link("ヒノコリス").focus();
  await button.hover();
  await isShown();
  await dismissUntil(page, isGone);
  await link("スミビネコ").hover();
  await button.hover();
  await isShown();
});

test("a long name that covers a portrait gives way with Escape", async ({ page }) => {
  await setFaults(page, "list=extreme-monsters");
  await openHydrated(page, "/monsters");
  const names = page.getByRole("main").getByRole("heading", { level: 2 });
  const heights = () =>
    names.evaluateAll((elements) => elements.map(({ clientHeight }) => clientHeight));
  const before = await heights();
  const longest = await names.evaluateAll((elements) => {
    const lengths = elements.map(({ textContent }) => textContent.length);
    return lengths.indexOf(Math.max(...lengths));
  });
  await names.nth(longest).hover();
  expect((await heights())[longest]).toBeGreaterThan(before[longest] ?? 0);
  await dismissUntil(page, async () => expect(await heights()).toEqual(before));
});
