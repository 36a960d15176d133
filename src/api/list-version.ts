import type { Monster } from "#src/monsters/monster.ts";

const versions = new WeakMap<readonly Monster[], string | null>();

/** The ETag of a list from the API; `null` without one. */
export function versionOf(list: readonly Monster[]): string | null {
  return versions.get(list) ?? null;
}

/** Remembers the ETag of a list from the API; `null` forgets it. */
export const rememberVersion = (list: readonly Monster[], etag: string | null): void =>
  void versions.set(list, etag);
