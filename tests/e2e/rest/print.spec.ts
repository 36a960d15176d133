import { print } from "../support/print.ts";
import { expect, openMany, test } from "../support/test.ts";

test("the printed pages hold a whole list, whatever its length", async ({ page }) => {
  await openMany(page, 520);
  await expect(page.locator("li[data-index] svg").first()).toBeVisible();
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g);
  // Four cards in a row, five rows on a page.
  expect(pages?.length).toBeGreaterThanOrEqual(520 / 20);
  await print(page);
  await expect(page.getByRole("listitem").last()).toHaveCSS("break-inside", "avoid");
});

test("the head of a printed table has the names of all its columns on each page", async ({
  page,
}) => {
  await page.goto("/monsters?view=table");
  await expect(page.getByRole("table")).toBeVisible();
  await print(page);
  // Chromium repeats no button on the next page, but what is in it.
  for (const button of await page.locator("thead button").all())
    await expect(button).toHaveCSS("display", "contents");
});
