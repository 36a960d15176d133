import type { Page } from "@playwright/test";
import { breakStorage } from "../support/broken-storage.ts";
import { expect, menuOf, signIn, test, titled } from "../support/test.ts";

async function signOut(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page.getByRole("link", { name: "ログイン" })).toBeVisible();
}

/** Whom Firebase has stored, with a user whom another tab signs in by storing it there. */
const storedUsers = (page: Page, user?: unknown): Promise<unknown[]> =>
  page.evaluate(
    (stored) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const [name = ""] = opening.result.objectStoreNames;
          const access = opening.result.transaction(name, "readwrite");
          if (stored) access.objectStore(name).put(stored);
          const users = access.objectStore(name).getAll();
          access.onerror = reject;
          access.oncomplete = () => resolve(users.result);
        };
      }),
    user,
  );

test("another tab switches the user without signing out in between", async ({ page, context }) => {
  await page.goto("/login");
  await signIn(page, { email: "first@example.com", name: "一人目" });
  await expect(menuOf(page, "一人目")).toBeVisible();
  const [first, ...others] = await storedUsers(page);
  expect(others).toEqual([]);
  await signOut(page, "一人目");
  await page.goto("/profile?tab=1");
  await signIn(page, { email: "second@example.com", name: "二人目" });
  await expect(menuOf(page, "二人目")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/favicon.svg");
  await storedUsers(other, first);
  await expect(menuOf(page, "一人目")).toBeVisible();
  await expect(menuOf(page, "二人目")).toHaveCount(0);
  await expect(titled(page, "マイページ")).toBeVisible();
  await expect(page).toHaveURL("/profile?tab=1");
});

// Playwright cannot restore a page from the back-forward cache. These tests dispatch the events of a
// restored page instead, and hide what other tabs store in the meantime.
for (const storage of ["IndexedDB", "localStorage"] as const) {
  test(`a page restored from the back-forward cache notices a sign-out in another tab, with ${storage}`, {
    tag: storage === "localStorage" ? "@one-engine" : [],
  }, async ({ page, context }) => {
    const other = await context.newPage();
    if (storage === "localStorage") {
      for (const tab of [page, other]) await breakStorage(tab, "IndexedDB is missing");
    }
    await page.addInitScript(() =>
      addEventListener("storage", (event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      }),
    );
    const dispatchTransition = (type: "pagehide" | "pageshow") =>
      page.evaluate(
        (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
        type,
      );
    await page.goto("/profile");
    await signIn(page, { email: `cached-${storage}@example.com`, name: "戻り" });
    await expect(menuOf(page, "戻り")).toBeVisible();
    await dispatchTransition("pagehide");
    await other.goto("/");
    await signOut(other, "戻り");
    await expect(menuOf(page, "戻り")).toBeVisible();
    // What another tab has stored reaches this one's process a little later.
    await page.waitForFunction(() =>
      Object.keys(localStorage).every((key) => !key.startsWith("firebase:authUser")),
    );
    await dispatchTransition("pageshow");
    await expect(page).toHaveURL("/login?redirect=%2Fprofile");
  });
}
