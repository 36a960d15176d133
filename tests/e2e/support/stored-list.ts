import type { Page } from "@playwright/test";
import type { Monster } from "#src/monsters/monster.ts";

/** Waits until the list is stored on the device: its first screen is stored last. */
export const listIsStored = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem("first-screen") !== null);

type Slices = [key: number[], monsters: Monster[]][];

/** The slices of the stored list. */
export function storedSlices(page: Page): Promise<Slices> {
  return page.evaluate(
    () =>
      new Promise<Slices>((resolve, reject) => {
        const opening = indexedDB.open("monster-field");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const slices: Slices = [];
          const cursor = opening.result.transaction("list").objectStore("list").openCursor();
          cursor.onerror = reject;
          cursor.onsuccess = () => {
            if (!cursor.result) return resolve(slices);
            const { key, value } = cursor.result;
            if (Array.isArray(key)) slices.push([key.map(Number), value]);
            return cursor.result.continue();
          };
        };
      }),
  );
}

/** Stores records in place of those with the same keys, or removes these where there is no value. */
export function replaceRecords(
  page: Page,
  records: (readonly [key: string | number[], value: unknown])[],
): Promise<void> {
  return page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("monster-field");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction("list", "readwrite");
          writing.onerror = reject;
          writing.oncomplete = () => resolve();
          const store = writing.objectStore("list");
          for (const [key, value] of all) {
            if (value === undefined) store.delete(key);
            else store.put(value, key);
          }
        };
      }),
    records,
  );
}
