import type { Locator, Page } from "@playwright/test";
import { needs } from "./support/needs.ts";
import { expect, openHydrated, test } from "./support/test.ts";

type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** The box of the words of a control. */
const wordsOf = (control: Locator): Promise<Box> =>
  control.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON();
  });

/** The middle of a control, `size` pixels wide and high. */
async function middleOf(control: Locator, size: number): Promise<Box> {
  const box = await control.boundingBox();
  if (!box) throw new Error("Not on the screen");
  const { x, y, width, height } = box;
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
}

/** How bright the pixels of a box are, from 0 to 1, row by row. */
async function brightness(page: Page, clip: Box): Promise<number[]> {
  const png = await page.screenshot({ clip, scale: "css" });
  return page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    return Array.from({ length: data.length / 4 }, (_, pixel) => (data[4 * pixel + 1] ?? 0) / 255);
  }, Array.from(png));
}

/** The words in a box stand out, and no plate is behind them: most of the box has the colour beside it. */
async function expectToStandOut(page: Page, what: string, box: Box): Promise<void> {
  const [ground = 0] = await brightness(page, { ...box, x: box.x - 3, width: 1 });
  const pixels = await brightness(page, box);
  const shareOf = (isCounted: (difference: number) => boolean) =>
    pixels.filter((pixel) => isCounted(Math.abs(pixel - ground))).length / pixels.length;
  expect
    .soft(
      shareOf((difference) => difference < 0.1),
      `${what}: ground`,
    )
    .toBeGreaterThan(0.4);
  expect
    .soft(
      shareOf((difference) => difference > 0.6),
      `${what}: words`,
    )
    .toBeGreaterThan(0.03);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours, ${colorScheme}, the words of whatever has a ground of its own can be read`, {
    ...needs("forced colours"),
    tag: colorScheme === "dark" ? "@rest" : [],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openHydrated(page, "/monsters");
    for (const name of ["ヒノコリス", "スミビネコ"])
      await page.getByRole("button", { name: `${name}を比較に加える` }).click();
    const chosen = page.getByRole("button", { name: "ヒノコリスを比較から外す" }).first();
    const type = page.locator("label").filter({ hasText: "ほのお" });
    await type.click();
    // Beside it a button would show its tip.
    await page.mouse.move(0, 0);
    const main = page.getByRole("main");
    for (const [what, box] of [
      ["log in", wordsOf(page.getByRole("link", { name: "ログイン" }))],
      ["compare", wordsOf(page.getByRole("link", { name: "2体を比べる" }))],
      ["chosen", middleOf(chosen, 16)],
      ["filter", wordsOf(type.locator("span").first())],
      ["badge", wordsOf(main.locator("li[data-index]").first().getByText("ほのお"))],
    ] as const)
      await expectToStandOut(page, what, await box);
    await openHydrated(page, "/monsters?q=neko");
    // Its ground is its own, and begins with its letters.
    const mark = await middleOf(main.locator("mark").first(), 20);
    await expectToStandOut(page, "mark", mark);
    await openHydrated(page, "/");
    const open = page.getByRole("main").getByRole("link", { name: "図鑑を見る" });
    await expectToStandOut(page, "home", await wordsOf(open));
    await openHydrated(page, "/monsters/2");
    // The die is before its words.
    const meet = page.getByRole("button", { name: /^ほかのだれか/ });
    await meet.scrollIntoViewIfNeeded();
    const { x, y, height } = await wordsOf(meet);
    const die = { x: x - 20, y: y + height / 2 - 3, width: 6, height: 6 };
    await expectToStandOut(page, "die", die);
  });
}
