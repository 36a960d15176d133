import type { Locator } from "@playwright/test";
import { inLanguage, LANGUAGES } from "#src/messages/languages.ts";
import { boxOf, expect, resize, test, waitForTakeover } from "./support/test.ts";

/** Three of the longest names, two of them with the type of the longest English name. */
const LONG_NAMES = "/compare?ids=22&ids=25&ids=48";

/** In how many lines each of the elements is. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );

for (const language of LANGUAGES) {
  test(`no name, type or heading of a comparison is broken on a phone, ${language}`, {
    tag: "@rest",
  }, async ({ page }) => {
    await page.goto(inLanguage(language, LONG_NAMES));
    for (const width of [320, 360, 390, 430]) {
      await resize(page, width);
      for (const words of [
        page.getByRole("columnheader").locator("[lang=ja]"),
        page.getByRole("cell").locator("[data-type]"),
        page.getByRole("rowheader").locator("span"),
      ]) {
        await expect(words.first()).toBeVisible();
        for (const lines of await linesOf(words)) expect(lines, `${width} px`).toBe(1);
      }
    }
  });
}

test("portraits of a comparison are centred at all widths, free of the buttons' signs", {
  tag: "@rest",
}, async ({ page }) => {
  await page.goto(LONG_NAMES);
  await expect(page.getByRole("columnheader").locator("svg")).toHaveCount(3);
  for (const width of [320, 360, 390, 640, 768, 1440]) {
    await resize(page, width);
    const places = await page.getByRole("columnheader").evaluateAll((heads) =>
      heads.flatMap((head, index) => {
        const portrait = head.querySelector("monster-portrait");
        const button = document.querySelectorAll("thead button")[index - 1];
        if (!portrait || !button) return [];
        const sign = document.createRange();
        sign.selectNodeContents(button);
        const { left, right } = portrait.getBoundingClientRect();
        const field = head.querySelector("[data-type]")?.getBoundingClientRect() ?? new DOMRect();
        return {
          offset: Math.abs(Math.round((left + right - field.left - field.right) / 2)),
          isFree: right <= sign.getBoundingClientRect().left,
        };
      }),
    );
    expect(places, `${width} px`).toEqual(Array(3).fill({ offset: 0, isFree: true }));
  }
});

test("the empty place of a comparison stands beside the monsters, and one alone is no strip", {
  tag: "@rest",
}, async ({ page }) => {
  await page.goto("/compare?ids=22");
  const place = page.getByRole("button", { name: "モンスターを選ぶ" });
  await expect(place).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width} px`;
    const table = await boxOf(page.getByRole("table"));
    const beside = await boxOf(place);
    expect(beside.left, where).toBeGreaterThanOrEqual(table.right);
    expect(beside.top - table.top, where).toBeLessThan(16);
    // It has the whole width.
    const { left, right } = await boxOf(page.getByRole("region", { name: "モンスターを比べる" }));
    expect(table.left - left, where).toBeLessThan(16);
    expect(right - beside.right, where).toBeLessThan(24);
    const field = await boxOf(page.getByRole("columnheader").locator("[data-type]"));
    expect(field.width / field.height, where).toBeLessThan(2.5);
  }
});

for (const [width, height] of [
  [320, 480],
  [390, 664],
  [1280, 600],
] as const) {
  test(`at ${width}×${height} px the head of a comparison stays below the header, and leaves two thirds`, {
    tag: width === 390 ? [] : "@rest",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(LONG_NAMES);
    await waitForTakeover(page);
    const head = page.getByRole("columnheader").last();
    await expect(head).toBeVisible();
    // As long as a comparison of many moves.
    await page.evaluate(() => {
      for (const cell of document.querySelectorAll<HTMLElement>("tbody td"))
        cell.style.height = "20rem";
    });
    // A frame for each: one event alone says nothing of the direction.
    for (const top of [100, 600])
      await page.evaluate(async (y) => {
        scrollTo(0, y);
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }, top);
    // On a phone the header goes, and the head takes its place.
    const places = async () => {
      const [bar, box] = [await page.getByRole("banner").boundingBox(), await head.boundingBox()];
      if (!bar || !box) throw new Error("They are not shown");
      return {
        isBelow: Math.abs(box.y - bar.y - bar.height) <= 2,
        isAtTop: box.y < 2,
        leavesRoom: box.y + box.height <= height / 3,
      };
    };
    const isPhone = width < 768;
    await expect.poll(places).toEqual({ isBelow: true, isAtTop: isPhone, leavesRoom: true });
  });
}

test("on a phone on its side the names of a comparison stay in sight", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(LONG_NAMES);
  const names = page.getByRole("columnheader").locator("[lang=ja]");
  await expect(names.last()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 450));
  await expect.poll(async () => (await boxOf(names.last())).top).toBeLessThan(30);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
});

test("in a low window the head of a comparison scrolls away", { tag: "@rest" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(LONG_NAMES);
  const head = page.getByRole("columnheader").last();
  await expect(head).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(head).not.toBeInViewport();
});

test("a second press where a monster was taken off hits nothing that has moved there", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LONG_NAMES);
  await waitForTakeover(page);
  const remove = page.getByRole("main").getByRole("button", { name: /を比較から外す$/ });
  await expect(remove).toHaveCount(3);
  const { left, top, width, height } = await boxOf(remove.first());
  const [x, y] = [left + width / 2, top + height / 2];
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.click(x, y);
  await page.clock.runFor(200);
  await expect(remove).toHaveCount(2);
  await page.mouse.click(x, y);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/compare\?ids=25&ids=48$/);
  await expect(remove).toHaveCount(2);
});
