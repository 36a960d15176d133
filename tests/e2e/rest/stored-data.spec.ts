import { expect, linkTo, listIsStored, openHydrated, test, titled } from "../support/test.ts";

const malformed = ["null", "{", "[]", "7", '{"version":9}', `"${"あ".repeat(200_000)}"`];

test("stored data that is malformed costs nothing but itself", async ({ page }) => {
  await page.goto("/monsters");
  await listIsStored(page);
  for (const text of malformed) {
    const keys = ["theme", "language", "signed-in"];
    const local = Object.fromEntries(keys.map((key) => [key, text]));
    // By then the page that would store it again is gone.
    await page.goto("/icons/icon-192.png");
    await page.evaluate((items) => Object.assign(localStorage, items), local);
    await page.evaluate((compare) => Object.assign(sessionStorage, { compare }), text);
    await openHydrated(page, "/monsters");
    await expect(titled(page, "モンスター図鑑")).toBeVisible();
    await expect(linkTo(page, "ヒノコリス")).toBeVisible();
  }
});
