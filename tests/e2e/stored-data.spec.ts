import type { Page } from "@playwright/test";
import { SCROLL_POSITIONS_KEY } from "#src/router-internals.ts";
import {
  expect,
  linkTo,
  listIsStored,
  openHydrated,
  searchField,
  setFaults,
  test,
  titled,
} from "./support/test.ts";

/** A visit that leaves everything behind that a device stores. */
async function visit(page: Page) {
  await page.goto("/monsters");
  await listIsStored(page);
  await page.evaluate(() => scrollTo(0, 400));
}

const malformed = ["null", "{", "[]", "7", '{"version":9}', `"${"あ".repeat(200_000)}"`];

test("stored data that is malformed costs nothing but itself", async ({ page, errors }) => {
  await visit(page);
  for (const text of malformed) {
    const keys = ["theme", "language", "signed-in"];
    const local = Object.fromEntries(keys.map((key) => [key, text]));
    const session = { compare: text, [SCROLL_POSITIONS_KEY]: text.length > 1_000 ? "[[]]" : text };
    // By then the page that would store it again is gone.
    await page.goto("/icons/icon-192.png");
    await page.evaluate((items) => Object.assign(localStorage, items), local);
    await page.evaluate((items) => Object.assign(sessionStorage, items), session);
    await openHydrated(page, "/monsters");
    await expect(titled(page, "モンスター図鑑")).toBeVisible();
    await expect(linkTo(page, "ヒノコリス")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.style.minHeight), text).toBe("");
    expect(errors, text).toEqual([]);
  }
});

/** Searches for the last monster, which only the whole list has. */
async function findLast(page: Page) {
  await searchField(page).pressSequentially("66");
  await expect(page.getByText("66体中1体")).toBeVisible();
}

for (const path of ["/", "/monsters"]) {
  test(`the next visit to ${path} has the whole list without the API`, async ({ page, errors }) => {
    await visit(page);
    await setFaults(page, "list=hang");
    await openHydrated(page, path);
    await expect(page.getByText("66体", { exact: true })).toBeVisible();
    if (path === "/") await page.getByRole("link", { name: "図鑑を見る" }).click();
    await findLast(page);
    expect(errors).toEqual([]);
  });
}

test("a database that never answers holds nothing up", async ({ page, errors }) => {
  await visit(page);
  await page.addInitScript(() => {
    const never = Object.create(IDBOpenDBRequest.prototype, {
      onupgradeneeded: { writable: true },
    });
    IDBFactory.prototype.open = () => never;
  });
  await openHydrated(page, "/monsters");
  await findLast(page);
  expect(errors).toEqual([]);
});
