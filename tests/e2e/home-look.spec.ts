import type { Page } from "@playwright/test";
import { expect, resize, test } from "./support/test.ts";

/** The drawing that gives the name its letters, once it can be shown. */
const lettersOf = (page: Page, language: string) =>
  page
    .locator("main [translate=no]")
    .first()
    .evaluate(async (name: HTMLElement, lang) => {
      name.lang = lang;
      const image = new Image();
      image.src = /^url\("(.*)"\)$/.exec(getComputedStyle(name).maskImage)?.[1] ?? "";
      await image.decode();
      return image.src;
    }, language);

for (const path of ["/", "/login"]) {
  test(`${path} shows the name in its own letters, and the landscape`, async ({ page }) => {
    await page.goto(path);
    const japanese = await lettersOf(page, "ja");
    expect(japanese).toMatch(/^data:image\/svg/);
    expect(await lettersOf(page, "en")).not.toBe(japanese);
    const widths = () =>
      page
        .locator("main use")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(100);
  });
}

test("Japanese sentences break between phrases", async ({ page }) => {
  await page.goto("/");
  const introduction = page.getByText("モンスターを見つけ、育て、");
  for (const width of [320, 360, 400, 440]) {
    await resize(page, width);
    const lines = await introduction.evaluate((paragraph) => {
      const range = document.createRange();
      const found = new Map<number, string>();
      const [text] = paragraph.childNodes;
      if (!text) return [];
      for (const [index, letter] of [...(text.nodeValue ?? "")].entries()) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { width, top } = range.getBoundingClientRect();
        if (letter !== "\u200B" && width > 0) found.set(top, (found.get(top) ?? "") + letter);
      }
      return [...found.values()];
    });
    expect(lines.length, `${width} px`).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) {
      expect(line).toMatch(/(を|見つけ、|育て、|いっしょに|旅を|する|です。|図鑑は|いますぐ)$/);
    }
  }
});
