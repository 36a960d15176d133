import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { monsterSchema } from "#src/api/schemas.ts";
import { FIRST_SCREEN_KEY } from "#src/first-screen.ts";
import { readStored, writeStored } from "#src/stored.ts";
import { LIST_KEY } from "./monsters.ts";

/** The whole list as it was at `fetchedAt`, in milliseconds since 1970. */
const knownMonstersSchema = v.object({
  // Another version is another shape: what an older app has stored is dropped.
  version: v.literal(1),
  fetchedAt: v.pipe(v.number(), v.finite()),
  monsters: v.array(monsterSchema),
});

export type KnownMonsters = v.InferOutput<typeof knownMonstersSchema>;

const STORAGE_KEY = "known-monsters";

/** Where the build puts the monsters that it knows. */
export const EMBEDDED_ID = "known-monsters";

function parseKnownMonsters(json: string | null | undefined): KnownMonsters | null {
  if (!json) return null;
  try {
    const { success, output } = v.safeParse(knownMonstersSchema, JSON.parse(json));
    // A clock that was ahead then would keep the list from ever being refreshed.
    return success ? { ...output, fetchedAt: Math.min(output.fetchedAt, Date.now()) } : null;
  } catch {
    return null;
  }
}

/** Takes a list over as if it had been fetched then; a newer one that is there stays. */
export function putKnownMonsters(queryClient: QueryClient, known: KnownMonsters): void {
  const fetchedAt = queryClient.getQueryState(LIST_KEY)?.dataUpdatedAt ?? 0;
  if (known.fetchedAt <= fetchedAt) return;
  queryClient.setQueryData(LIST_KEY, known.monsters, { updatedAt: known.fetchedAt });
}

/** Takes over what the page and the last visit know; what cannot be read is forgotten. */
export function restoreKnownMonsters(queryClient: QueryClient): void {
  const embedded = parseKnownMonsters(document.getElementById(EMBEDDED_ID)?.textContent);
  const stored = parseKnownMonsters(readStored("local", STORAGE_KEY));
  if (!stored) {
    writeStored("local", STORAGE_KEY, null);
    writeStored("local", FIRST_SCREEN_KEY, null);
  }
  for (const known of [embedded, stored]) if (known) putKnownMonsters(queryClient, known);
}

/** Stores a list for the next visit. */
export function storeKnownMonsters(known: KnownMonsters): void {
  writeStored("local", STORAGE_KEY, JSON.stringify(known));
}
