import type { Page } from "@playwright/test";
import { openScreen, type Screen } from "../support/screens.ts";
import { expect, searchField, test } from "../support/test.ts";

const TO_COPY: Screen[] = [
  ["home", "/"],
  ["encyclopedia", "/monsters?attack=10-"],
  ["monster, unknown", "/monsters/1", "list=400&detail=odd-monster"],
  ["comparison, extreme", "/compare?ids=1&ids=2", "list=extreme-monsters&detail=extreme-monster"],
];

/** The texts on the page that nobody sees, and what a selection of all of them copies. */
const selectUnseen = (page: Page) =>
  page.evaluate(() => {
    const isUnseen = (element: Element): boolean => {
      const { clipPath, opacity } = getComputedStyle(element);
      const parent = element.parentElement;
      return clipPath !== "none" || opacity === "0" || (parent !== null && isUnseen(parent));
    };
    const unseen = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.children.length === 0 && element.textContent.trim() !== "" && isUnseen(element),
    );
    const selection = getSelection();
    const copied = unseen.map((element) => {
      selection?.selectAllChildren(element);
      return String(selection);
    });
    return { texts: unseen.map(({ textContent }) => textContent), copied: copied.join("") };
  });

test("what nobody sees is not copied", async ({ page }) => {
  for (const screen of TO_COPY) {
    await openScreen(page, screen);
    const { texts, copied } = await selectUnseen(page);
    expect(texts, screen[0]).not.toEqual([]);
    expect(copied, screen[0]).toBe("");
  }
});

test("rows of a table are copied as rows and columns, of which names stay text", async ({
  page,
}) => {
  await openScreen(page, ["table", "/monsters?view=table"]);
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await rows.first().evaluate((first) => {
    const second = first.nextElementSibling;
    if (second) getSelection()?.setBaseAndExtent(first, 0, second, second.childElementCount);
  });
  await page.keyboard.press("ControlOrMeta+c");
  await page.evaluate(() => {
    addEventListener("paste", ({ clipboardData }) => {
      document.title = JSON.stringify(
        ["plain", "html"].map((kind) => clipboardData?.getData(`text/${kind}`)),
      );
    });
  });
  await searchField(page).press("ControlOrMeta+v");
  await expect(page).toHaveTitle(/^\["1\\tヒノコリス\\tほのお\\t5\\t39\\t.+\\n2\\tスミビネコ\\t/);
  await expect(page).toHaveTitle(/<td sdnum=.+mso-number-format.+>ヒノコリス<\/td>/);
});

test("a row of a comparison is copied as it is seen", async ({ page }) => {
  await openScreen(page, ["comparison", "/compare?ids=1&ids=2"]);
  await page
    .getByRole("row", { name: /^攻撃/ })
    .evaluate((row) => getSelection()?.selectAllChildren(row));
  await page.keyboard.press("ControlOrMeta+c");
  await page.keyboard.press("/");
  await searchField(page).press("ControlOrMeta+v");
  await expect(searchField(page)).toHaveValue(/^攻撃\s*52\s*58\s*最高$/);
});
