import type { Page } from "@playwright/test";

/** Waits until the list is stored on the device: its first screen is stored last. */
export const listIsStored = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem("first-screen") !== null);
