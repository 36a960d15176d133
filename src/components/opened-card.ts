const STORAGE_PREFIX = "opened-card:";

/** Remembers which monster was opened from the list of this history entry, for the way back. */
export function rememberOpenedCard(entry: string, id: string): void {
  try {
    sessionStorage.setItem(STORAGE_PREFIX + entry, id);
  } catch {
    // Without storage Back finds the place on the page, only not the focus.
  }
}

/** The monster that was last opened from this history entry. */
export function openedCard(entry: string): string | null {
  try {
    return sessionStorage.getItem(STORAGE_PREFIX + entry);
  } catch {
    return null;
  }
}

/** The way back has been found. */
export function forgetOpenedCard(entry: string): void {
  try {
    sessionStorage.removeItem(STORAGE_PREFIX + entry);
  } catch {
    // Nothing was remembered.
  }
}
