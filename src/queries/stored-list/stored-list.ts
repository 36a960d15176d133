import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { monsterSchema } from "#src/api/schemas.ts";
import { readStorage, writeStorage } from "#src/lib/storage.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { FIRST_SCREEN_KEY } from "./first-screen.ts";

/** The whole list as it was at `fetchedAt`, in milliseconds since 1970. */
const storedListSchema = v.object({
  // Another version is another shape: what an older app has stored is dropped.
  version: v.literal(1),
  fetchedAt: v.pipe(v.number(), v.finite()),
  monsters: v.array(monsterSchema),
});

export type StoredList = v.InferOutput<typeof storedListSchema>;

const STORAGE_KEY = "known-monsters";

/** Where the build puts the monsters that it knows. */
export const EMBEDDED_LIST_ID = "known-monsters";

function parseStoredList(json: string | null | undefined): StoredList | null {
  if (!json) return null;
  try {
    const { success, output } = v.safeParse(storedListSchema, JSON.parse(json));
    // A clock that was ahead then would keep the list from ever being refreshed.
    return success ? { ...output, fetchedAt: Math.min(output.fetchedAt, Date.now()) } : null;
  } catch {
    return null;
  }
}

/** Takes a list over as if it had been fetched then; a newer one that is there stays. */
export function seedList(queryClient: QueryClient, known: StoredList): void {
  const fetchedAt = queryClient.getQueryState(LIST_KEY)?.dataUpdatedAt ?? 0;
  if (known.fetchedAt <= fetchedAt) return;
  queryClient.setQueryData(LIST_KEY, known.monsters, { updatedAt: known.fetchedAt });
}

/** Takes over what the page and the last visit know; what cannot be read is forgotten. */
export function restoreList(queryClient: QueryClient): void {
  const embedded = parseStoredList(document.getElementById(EMBEDDED_LIST_ID)?.textContent);
  const stored = parseStoredList(readStorage("local", STORAGE_KEY));
  if (!stored) {
    writeStorage("local", STORAGE_KEY, null);
    writeStorage("local", FIRST_SCREEN_KEY, null);
  }
  for (const known of [embedded, stored]) if (known) seedList(queryClient, known);
}

/** Stores a list for the next visit. */
export function storeList(known: StoredList): void {
  writeStorage("local", STORAGE_KEY, JSON.stringify(known));
}
