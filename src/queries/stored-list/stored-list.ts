import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { monsterSchema } from "#src/api/schemas.ts";
import { readStorage, writeStorage } from "#src/lib/storage.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import { FIRST_SCREEN_KEY } from "./first-screen.ts";

/** The whole list as it was at `fetchedAt`, in milliseconds since 1970. */
const storedListSchema = v.object({
  // Increased with every change of the shape; other versions are dropped.
  version: v.literal(1),
  fetchedAt: v.pipe(v.number(), v.finite()),
  monsters: v.array(monsterSchema),
});

export type StoredList = v.InferOutput<typeof storedListSchema>;

const STORAGE_KEY = "known-monsters";

/** The id of the `<script>` in which the build embeds the list. */
export const EMBEDDED_LIST_ID = "known-monsters";

function parseStoredList(json: string | null | undefined): StoredList | null {
  if (!json) return null;
  try {
    const { success, output } = v.safeParse(storedListSchema, JSON.parse(json));
    // If the clock was ahead, the list would never become stale.
    return success ? { ...output, fetchedAt: Math.min(output.fetchedAt, Date.now()) } : null;
  } catch {
    return null;
  }
}

/** Puts a list into the query cache with its own time of fetching, unless a newer one is there. */
export function seedList(queryClient: QueryClient, known: StoredList): void {
  const fetchedAt = queryClient.getQueryState(LIST_KEY)?.dataUpdatedAt ?? 0;
  if (known.fetchedAt <= fetchedAt) return;
  queryClient.setQueryData(LIST_KEY, known.monsters, { updatedAt: known.fetchedAt });
}

/** Restores the list embedded in the page or stored at the last visit; removes unreadable data. */
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
