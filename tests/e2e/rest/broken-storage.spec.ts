import { breakStorage } from "../support/broken-storage.ts";
import { expect, menuOf, signIn, test } from "../support/test.ts";

for (const [fault, isForgotten] of [
  ["IndexedDB cannot be opened", false],
  ["localStorage throws", false],
  ["both throw", true],
  ["both are full", true],
] as const) {
  test(`${fault}: a guest sees the monsters, and signs in and out`, async ({ page }) => {
    await breakStorage(page, fault);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    await page.getByRole("link", { name: "ログイン" }).click();
    await signIn(page, { email: `${fault.replaceAll(" ", "-")}@example.com`, name: "無保存" });
    const menu = menuOf(page, "無保存");
    await expect(menu).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "ヒノコリス" })).toBeVisible();
    const logIn = page.getByRole("link", { name: "ログイン" });
    if (!isForgotten) {
      await menu.click();
      await page.getByRole("button", { name: "ログアウト" }).click();
    }
    await expect(logIn).toBeVisible();
    await expect(menu).toBeHidden();
  });
}

test("storage that becomes full during sign-in: a user still signs in and out", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/^Sign-in failed/, /^Sign-out failed/);
  await page.addInitScript(() => {
    for (const name of ["put", "delete"] as const) {
      const original = IDBObjectStore.prototype[name];
      Object.defineProperty(IDBObjectStore.prototype, name, {
        value(this: IDBObjectStore, ...values: unknown[]) {
          if (Reflect.get(window, "isFull")) throw new DOMException("Full", "QuotaExceededError");
          return Reflect.apply(original, this, values);
        },
      });
    }
  });
  await page.goto("/login");
  const fillStorage = () => page.evaluate(() => Reflect.set(window, "isFull", true));
  await Promise.all([
    page.waitForEvent("popup").then(fillStorage),
    signIn(page, { email: "later@example.com", name: "満杯" }),
  ]);
  const menu = menuOf(page, "満杯");
  await menu.click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page.getByRole("link", { name: "ログイン" })).toBeVisible();
});
