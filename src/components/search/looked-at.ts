import * as v from "valibot";
import { readStorage, writeStorage } from "#src/lib/storage.ts";

const STORAGE_KEY = "looked-at";

/** A handful: they fit into the window of a phone with its keyboard. */
const MAX_IDS = 5;

const idsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** The ids of the monsters last looked at on this device, each once, the latest first. */
export function lastLookedAt(): string[] {
  const stored = v.parse(idsSchema, readStorage("local", STORAGE_KEY));
  return [...new Set(stored)].slice(0, MAX_IDS);
}

/** Remembers that a monster is looked at. */
export function rememberLookedAt(id: string): void {
  writeStorage("local", STORAGE_KEY, JSON.stringify([id, ...lastLookedAt()]));
}
