import type { Page } from "@playwright/test";
import { expect, linkTo, openHydrated, test } from "../support/test.ts";

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
  await linkTo(page, "ヒノコリス").focus();
  await button.hover();
  await isShown();
  await dismissUntil(page, isGone);
  await linkTo(page, "スミビネコ").hover();
  await button.hover();
  await isShown();
});

test("the tip of a monster that the full comparison refuses says how many it takes", async ({
  page,
}) => {
  await openHydrated(page, "/monsters");
  for (const name of ["ヒノコリス", "スミビネコ", "カマドウシ"])
    await page.getByRole("button", { name: `${name}を比較に加える` }).click();
  const fourth = page.getByRole("button", { name: "ホムラヅノを比較に加える" });
  await fourth.hover();
  await expect(fourth).toHaveCSS("content", /3体まで/, { pseudo: "after" });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a button has no tip, which would stay after the touch", async ({ page }) => {
    await openHydrated(page, "/monsters");
    await page.getByRole("button", { name: "ヒノコリスを比較に加える" }).tap();
    const chosen = page
      .getByRole("article")
      .getByRole("button", { name: "ヒノコリスを比較から外す" });
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveCSS("content", "none", { pseudo: "after" });
  });
});
