import { useEffect } from "react";
import * as v from "valibot";
import { createStoredList } from "#src/lib/stored-value.ts";
import type { Monster } from "#src/monsters/monster.ts";

const LOOKED_AT_KEY = "looked-at";

/** More than are shown: some may be gone by then. */
const MAX_KEPT = 50;

/** A handful: they fit into the window of a phone with its keyboard. */
const MAX_SHOWN = 5;

/** The ids of the monsters last looked at on this device, the latest first. */
const lookedAt = createStoredList("local", LOOKED_AT_KEY, v.string(), MAX_KEPT);

/** Those of `monsters` that were last looked at, each once, the latest first, without those in `except`. */
export function lastLookedAt(monsters: readonly Monster[], except: readonly string[]): Monster[] {
  return [...new Set(lookedAt.get())]
    .filter((id) => !except.includes(id))
    .flatMap((id) => monsters.find((known) => known.id === id) ?? [])
    .slice(0, MAX_SHOWN);
}

/** Remembers that the monster with this id is looked at; `null` if none is. */
export function useLookedAt(id: string | null): void {
  useEffect(() => {
    if (id !== null) lookedAt.update((ids) => [...new Set([id, ...ids])]);
  }, [id]);
}
