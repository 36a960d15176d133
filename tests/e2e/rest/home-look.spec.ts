import type { Page } from "@playwright/test";
import { expect, resize, test, waitForTakeover } from "../support/test.ts";

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
    // React may replace what was printed.
    await waitForTakeover(page);
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
    const linesOfPhrases = await introduction.evaluate((paragraph) => {
      const [text] = paragraph.childNodes;
      const range = document.createRange();
      let end = 0;
      return text?.nodeValue?.split("\u200B").map((phrase) => {
        range.setStart(text, end);
        range.setEnd(text, end + phrase.length);
        end += phrase.length + 1;
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    });
    expect(linesOfPhrases?.length).toBeGreaterThan(5);
    for (const lines of linesOfPhrases ?? []) expect(lines, `${width} px`).toBe(1);
  }
});
