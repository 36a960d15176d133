import type { Page } from "@playwright/test";
import { APP_URL } from "./addresses.ts";

type StorageFault =
  | "IndexedDB is missing"
  | "IndexedDB throws"
  | "IndexedDB cannot be opened"
  | "localStorage throws"
  | "both throw"
  | "both are full";

/** Breaks the browser's storage for the app, but not for the frames and popups of sign-in. */
export function breakStorage(page: Page, fault: StorageFault): Promise<unknown> {
  return page.addInitScript(
    ([kind, origin]) => {
      if (location.origin !== origin) return;
      const denied = () => {
        throw new DOMException("Denied", "SecurityError");
      };
      const full = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
      const isBoth = kind === "both throw";
      if (kind === "IndexedDB is missing") {
        Object.defineProperty(window, "indexedDB", { value: undefined });
      }
      if (kind === "IndexedDB throws" || isBoth) {
        Object.defineProperty(window, "indexedDB", { get: denied });
      }
      if (kind === "localStorage throws" || isBoth) {
        Object.defineProperty(window, "localStorage", { get: denied });
      }
      if (kind === "IndexedDB cannot be opened") IDBFactory.prototype.open = denied;
      if (kind === "both are full") {
        IDBObjectStore.prototype.put = full;
        Storage.prototype.setItem = full;
      }
    },
    [fault, APP_URL] as const,
  );
}
