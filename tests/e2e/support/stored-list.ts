import type { Page } from "@playwright/test";

/** Waits until the list is stored on the device: its first screen is stored last. */
export const listIsStored = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem("first-screen") !== null);

/** All values in a database of one store. */
export const readDatabase = (page: Page, name: string): Promise<unknown[]> =>
  page.evaluate(
    (database) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const [store = ""] = opening.result.objectStoreNames;
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onerror = reject;
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
    name,
  );

/** Stores a value in a database of one store; a key is needed where values have none of their own. */
export const writeDatabase = (
  page: Page,
  name: string,
  value: unknown,
  key?: string,
): Promise<void> =>
  page.evaluate(
    ([database, stored, at]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const [store = ""] = opening.result.objectStoreNames;
          const writing = opening.result.transaction(store, "readwrite");
          writing.onerror = reject;
          writing.oncomplete = () => resolve();
          writing.objectStore(store).put(stored, at);
        };
      }),
    [name, value, key] as const,
  );
