import { readStorage, writeStorage } from "#src/lib/storage.ts";

const STORAGE_PREFIX = "opened-card:";

/**
 * Remembers which monster was opened from the list of this history entry, for the way back.
 * Without storage Back finds the place on the page, only not the focus.
 */
export function rememberOpenedCard(entry: string, id: string): void {
  writeStorage("session", STORAGE_PREFIX + entry, id);
}

/** The monster that was last opened from this history entry. */
export function openedCard(entry: string): string | null {
  return readStorage("session", STORAGE_PREFIX + entry);
}

/** The way back has been found. */
export function forgetOpenedCard(entry: string): void {
  writeStorage("session", STORAGE_PREFIX + entry, null);
}
