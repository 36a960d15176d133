import type { Page } from "@playwright/test";
import { APP_URL } from "./addresses.ts";

export const STORAGES = [
  "IndexedDB is missing",
  "IndexedDB throws",
  "IndexedDB cannot be opened",
  "localStorage throws",
  "both throw",
  "both are full",
] as const;

export type Storages = (typeof STORAGES)[number];

/** Spoils what the browser stores for the app, and not for the frames and popups of sign-in. */
export function spoilStorage(page: Page, how: Storages): Promise<unknown> {
  return page.addInitScript(
    ([spoiled, origin]) => {
      if (location.origin !== origin) return;
      const denied = () => {
        throw new DOMException("Denied", "SecurityError");
      };
      const full = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
      const isBoth = spoiled === "both throw";
      if (spoiled === "IndexedDB is missing") {
        Object.defineProperty(window, "indexedDB", { value: undefined });
      }
      if (spoiled === "IndexedDB throws" || isBoth) {
        Object.defineProperty(window, "indexedDB", { get: denied });
      }
      if (spoiled === "localStorage throws" || isBoth) {
        Object.defineProperty(window, "localStorage", { get: denied });
      }
      if (spoiled === "IndexedDB cannot be opened") IDBFactory.prototype.open = denied;
      if (spoiled === "both are full") {
        IDBObjectStore.prototype.put = full;
        Storage.prototype.setItem = full;
      }
    },
    [how, APP_URL] as const,
  );
}
