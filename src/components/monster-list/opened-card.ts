import { readStorage, writeStorage } from "#src/lib/storage.ts";

const STORAGE_PREFIX = "opened-card:";

/** Stores which monster was opened from the list of this history entry, to focus its card after Back and Forward. */
export function rememberOpenedCard(entry: string, id: string | null): void {
  writeStorage("session", STORAGE_PREFIX + entry, id);
}

/** The id of the monster last opened from this history entry. */
export function openedCard(entry: string): string | null {
  return readStorage("session", STORAGE_PREFIX + entry);
}
