import { useEffect } from "react";
import type { Monster } from "#src/monsters/fields.ts";
import { getStored, lookedAt, updateStored } from "#src/state/use-stored.ts";

/** A handful: they fit into the window of a phone with its keyboard. */
const MAX_SHOWN = 5;

/** Those of `monsters` that were last looked at, each once, the latest first, without those in `except`. */
export function lastLookedAt(monsters: readonly Monster[], except: readonly string[]): Monster[] {
  return [...new Set(getStored(lookedAt))]
    .filter((id) => !except.includes(id))
    .flatMap((id) => monsters.find((known) => known.id === id) ?? [])
    .slice(0, MAX_SHOWN);
}

/** Remembers that the monster with this id is looked at; `null` if none is. */
export function useRememberLookedAt(id: string | null): void {
  useEffect(() => {
    if (id !== null) updateStored(lookedAt, (ids) => [...new Set([id, ...ids])]);
  }, [id]);
}
