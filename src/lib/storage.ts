/** How long the browser keeps a value: for all visits, or as long as the tab. */
type Lifetime = "local" | "session";

// Merely naming a storage throws where it is blocked.
const storageOf = (lifetime: Lifetime) => (lifetime === "local" ? localStorage : sessionStorage);

/** The stored text, or `null` where there is none or no storage. */
export function readStorage(lifetime: Lifetime, key: string): string | null {
  try {
    return storageOf(lifetime).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when it is `null`; without storage it lasts as long as the page. */
export function writeStorage(lifetime: Lifetime, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(lifetime).removeItem(key);
    else storageOf(lifetime).setItem(key, value);
  } catch {
    // Blocked or full: everything that is stored is a convenience.
  }
}
