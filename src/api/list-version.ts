import type { Monster } from "#src/monsters/monster.ts";

const versions = new WeakMap<readonly Monster[], string>();

/** The ETag with which the API sent this list; `null` without one. */
export function versionOf(list: readonly Monster[]): string | null {
  return versions.get(list) ?? null;
}

/** Remembers the ETag with which the API sent this list; `null` forgets it. */
export function rememberVersion(list: readonly Monster[], etag: string | null): void {
  if (etag === null) versions.delete(list);
  else versions.set(list, etag);
}
