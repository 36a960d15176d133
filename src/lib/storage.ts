/** `local` lasts across visits, `session` as long as the tab. */
export type Lifetime = "local" | "session";

// Even reading the global throws where storage is blocked.
const storageOf = (lifetime: Lifetime) => (lifetime === "local" ? localStorage : sessionStorage);

/** The stored text; `null` without one or without storage. */
export function readStorage(lifetime: Lifetime, key: string): string | null {
  try {
    return storageOf(lifetime).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for `null`. The app works without it if there is no storage, or if that is full. */
export function writeStorage(lifetime: Lifetime, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(lifetime).removeItem(key);
    else storageOf(lifetime).setItem(key, value);
  } catch {
    // What asks for it looks whether it is there.
  }
}
