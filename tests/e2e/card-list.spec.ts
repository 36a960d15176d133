import type { Page } from "@playwright/test";
import {
  boxOf,
  cardsOf,
  expect,
  holdScripts,
  linkTo,
  listIsStored,
  openHydrated,
  openMany,
  resize,
  setFaults,
  test,
  titled,
  waitForHydration,
} from "./support/test.ts";

/** A busy machine is seldom idle. */
const WHOLE_LIST = { timeout: 40_000 };
const selectedText = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? "");
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [path, count] of [
  ["/", 500],
  ["/monsters", 150],
] as const) {
  test(`${path} gets all cards of ${count} monsters, for select all, without moving the visible ones`, {
    tag: path === "/" ? "@rest" : [],
  }, async ({ page }) => {
    await openMany(page, count, path);
    const height = await pageHeight(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const visible = page.locator(`[data-index='${count / 2}']`);
    await visible.waitFor();
    const { top } = await boxOf(visible);
    await expect(cardsOf(page)).toHaveCount(count, WHOLE_LIST);
    expect((await boxOf(visible)).top).toBe(top);
    await expect(visible.locator("svg")).toBeVisible();
    expect(await pageHeight(page)).toBe(height);
    const last = await cardsOf(page).last().getByRole("heading").textContent();
    await page.keyboard.press("Control+A");
    await expect.poll(() => selectedText(page)).toContain(last);
  });
}

test("cards out of sight are laid out, of which Firefox tells screen readers", {
  tag: "@rest",
}, async ({ page }) => {
  await openHydrated(page, "/monsters");
  await expect(cardsOf(page)).toHaveCount(66, WHOLE_LIST);
  const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  const last = cardsOf(page).last();
  expect(await last.getByRole("heading").evaluate(isLaidOut)).toBe(true);
  // Else the browser lays each of them out while it scrolls: docs/decisions/grid-window.md
  expect(await last.locator("monster-portrait").evaluate(isLaidOut)).toBe(true);
});

test("portraits are drawn when the window comes near, and all of them for paper", async ({
  page,
}) => {
  await openMany(page, 100);
  await expect(cardsOf(page)).toHaveCount(100, WHOLE_LIST);
  const last = cardsOf(page).last().locator("svg");
  await expect(last).toHaveCount(0);
  await cardsOf(page).nth(60).scrollIntoViewIfNeeded();
  await expect(cardsOf(page).nth(60).locator("svg")).toBeInViewport();
  await expect(last).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(
    await cardsOf(page)
      .filter({ has: page.locator("svg") })
      .count(),
  ).toBe(100);
});

test("after scrolling, the card in sight is the tab stop", async ({ page }) => {
  await openHydrated(page, "/monsters");
  await expect(cardsOf(page)).toHaveCount(66, WHOLE_LIST);
  const target = page.locator("[data-index='40']");
  await target.evaluate((card) => card.scrollIntoView({ block: "center" }));
  const next = page.getByRole("contentinfo").getByRole("link", { name: "図鑑を見る" });
  await next.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Shift+Tab");
  const focused = await page.evaluate(() =>
    Number(document.activeElement?.closest<HTMLElement>("[data-index]")?.dataset.index),
  );
  expect(focused).toBeGreaterThan(15);
  expect(focused).toBeLessThanOrEqual(40);
  await expect(target).toBeInViewport();
});

test("without scripts every card is in the tab order", { tag: "@rest" }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/monsters", { waitUntil: "commit" });
  await linkTo(page, "ヒノコリス").focus();
  // After its two buttons comes the next card.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
  await expect(linkTo(page, "スミビネコ")).toBeFocused();
  release();
  await waitForHydration(page);
  // The card that had the focus is the tab stop then.
  await expect(linkTo(page, "ヒノコリス")).toHaveAttribute("tabindex", "-1");
  await expect(linkTo(page, "スミビネコ")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "スミビネコをお気に入りに" })).toBeFocused();
});

test("keys move between 10,000 cards by column, row and page", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await openMany(page, 10_000);
  // Before the whole list is there the last card is that of its first screen.
  await listIsStored(page);
  await linkTo(page, "ヒノコリス").focus();
  const columns = await page
    .getByRole("list", { name: "モンスター図鑑" })
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
  const focused = page.locator("[data-index]:focus-within");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAttribute("data-index", `${columns}`);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("data-index", "1");
  await page.keyboard.press("End");
  await expect(focused).toHaveAttribute("aria-posinset", "10000");
  await expect(focused).toBeInViewport();
  await page.keyboard.press("PageUp");
  await expect(focused).not.toHaveAttribute("aria-posinset", "10000");
  await expect(focused).toBeInViewport();
  await page.keyboard.press("PageDown");
  await expect(focused).toHaveAttribute("aria-posinset", "10000");
  await page.keyboard.press("Home");
  await expect(focused).toHaveAttribute("aria-posinset", "1");
  await expect(focused).toBeInViewport();
});

test("the name, the drawing and the card are one link to the monster, and the name can be selected", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/monsters");
  const card = cardsOf(page).first();
  const name = card.getByRole("heading", { name: "ヒノコリス" });
  await name.scrollIntoViewIfNeeded();
  for (const part of [name, card.locator("monster-portrait"), card]) {
    const link = await part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit?.closest("a")?.getAttribute("href");
    });
    expect(link).toBe("/monsters/1");
  }
  await expect(card.getByRole("link")).toHaveAccessibleName("ヒノコリスの詳細を見る");
  const box = await boxOf(name);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.move(box.x + box.width - 1, y);
  await page.mouse.up();
  expect(await selectedText(page)).toBe("ヒノコリス");
  await expect(page).toHaveURL("/monsters");
  const opened = context.waitForEvent("page");
  await name.click({ button: "middle" });
  await expect(await opened).toHaveURL("/monsters/1");
  await expect(page).toHaveURL("/monsters");
  await name.click();
  await expect(page).toHaveURL("/monsters/1");
  await expect(titled(page, "ヒノコリス")).toBeVisible();
});

/** The cards whose drawing is not in their middle, or has a text or a button over it. */
const misplacedDrawings = (page: Page) =>
  cardsOf(page).evaluateAll((found) =>
    found.flatMap((card) => {
      const box = card.getBoundingClientRect();
      const portrait = card.querySelector("monster-portrait")?.getBoundingClientRect();
      const { left, right, bottom } = portrait ?? new DOMRect();
      const isCovered = [...card.querySelectorAll("h2, p, span, button")].some(
        (other) => other.checkVisibility() && other.getBoundingClientRect().top < bottom,
      );
      const isCentred = Math.abs(left + right - box.left - box.right) < 1;
      return isCentred && !isCovered ? [] : card.textContent;
    }),
  );

for (const [words, path, faults] of [
  ["where moves were searched for", "/monsters?q=ねつの息", ""],
  ["under the longest names", "/monsters", "list=extreme-monsters"],
] as const) {
  test(`${words} each drawing is in the middle of its card, and nothing lies over it`, {
    tag: "@rest",
  }, async ({ page }) => {
    await setFaults(page, faults);
    await openHydrated(page, path);
    for (const width of [320, 390, 768, 1440]) {
      await resize(page, width);
      // The whole name and the keys are shown then.
      await cardsOf(page).first().getByRole("link").focus();
      expect(await misplacedDrawings(page), `${width} px`).toEqual([]);
    }
  });
}
