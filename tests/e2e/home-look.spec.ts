import { expect, resize, test, waitForHydration } from "./support/test.ts";

const NAME = { level: 1, name: "モンスターフィールド" };

for (const path of ["/", "/login"]) {
  test(`${path} shows the name in its own letters, and the landscape`, async ({ page }) => {
    await page.goto(path);
    const fonts = () =>
      page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    await expect.poll(fonts).toContain("logotype loaded");
    const widths = () =>
      page
        .locator("main use")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(100);
  });
}

test("without font and landscape the home page is complete", async ({ page }) => {
  await page.route(/\/(logotype\.woff2|scenery\.svg)$/, (route) => route.abort());
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByRole("heading", NAME)).toBeVisible();
  await expect(page.getByText("ゲーム本編は準備中です")).toBeVisible();
});

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
