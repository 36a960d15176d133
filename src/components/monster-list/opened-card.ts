import { readStorage, writeStorage } from "#src/lib/storage.ts";

const STORAGE_PREFIX = "opened-card:";

/** Stores which monster was opened from the list of this history entry, to focus its card after Back. */
export function rememberOpenedCard(entry: string, id: string): void {
  writeStorage("session", STORAGE_PREFIX + entry, id);
}

/** The id of the monster last opened from this history entry. */
export function openedCard(entry: string): string | null {
  return readStorage("session", STORAGE_PREFIX + entry);
}

/** Called when the visitor moves the focus elsewhere: until then Forward and Back lead to it again. */
export function forgetOpenedCard(entry: string): void {
  writeStorage("session", STORAGE_PREFIX + entry, null);
}
