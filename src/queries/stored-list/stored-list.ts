import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { parseJson } from "#src/api/http.ts";
import { monsterSchema } from "#src/api/schemas.ts";
import { readStorage, writeStorage } from "#src/lib/storage.ts";
import { fetchedAtSchema } from "#src/queries/fetched-at.ts";
import { LIST_KEY } from "#src/queries/monsters.ts";
import {
  FIRST_SCREEN_KEY,
  firstScreenOf,
  STORED_LIST_KEY,
  STORED_VERSION,
} from "./first-screen.ts";

/** The whole list as it was at `fetchedAt`, in milliseconds since 1970. */
const storedListSchema = v.object({
  version: v.literal(STORED_VERSION),
  fetchedAt: fetchedAtSchema,
  monsters: v.pipe(
    v.array(monsterSchema),
    v.check((monsters) => new Set(monsters.map(({ id }) => id)).size === monsters.length),
  ),
});

export type StoredList = v.InferOutput<typeof storedListSchema>;

/** The id of the `<script>` in which the build embeds the list. */
export const EMBEDDED_LIST_ID = "known-monsters";

function parseStoredList(json: string | null | undefined): StoredList | null {
  const { success, output } = v.safeParse(storedListSchema, parseJson(json ?? ""));
  return success ? output : null;
}

/** Puts a list into the query cache with its own time of fetching, unless a newer one is there. */
export function seedList(queryClient: QueryClient, known: StoredList): void {
  const fetchedAt = queryClient.getQueryState(LIST_KEY)?.dataUpdatedAt ?? 0;
  if (known.fetchedAt <= fetchedAt) return;
  queryClient.setQueryData(LIST_KEY, known.monsters, { updatedAt: known.fetchedAt });
}

function removeStored(): void {
  writeStorage("local", STORED_LIST_KEY, null);
  writeStorage("local", FIRST_SCREEN_KEY, null);
}

/**
 * Restores the list embedded in the page or stored at the last visit; removes unreadable data. However
 * fresh it is, the page asks for the list anew: people reload to see what has changed.
 */
export function restoreList(queryClient: QueryClient): void {
  const embedded = parseStoredList(document.getElementById(EMBEDDED_LIST_ID)?.textContent);
  const stored = parseStoredList(readStorage("local", STORED_LIST_KEY));
  if (!stored) removeStored();
  for (const known of [embedded, stored]) if (known) seedList(queryClient, known);
  void queryClient.invalidateQueries({ queryKey: LIST_KEY, refetchType: "none" });
}

/**
 * Stores a list and its first screen for the next visit: both, or neither. Where there is no room for
 * the list, the one before stays.
 */
export function storeList(known: StoredList): void {
  const { version, fetchedAt, monsters } = known;
  // `readFirstScreen` looks at how this text begins.
  const list = JSON.stringify({ version, fetchedAt, monsters });
  const firstScreen = JSON.stringify(firstScreenOf(monsters, fetchedAt));
  if (!writeStorage("local", STORED_LIST_KEY, list)) return;
  if (!writeStorage("local", FIRST_SCREEN_KEY, firstScreen)) removeStored();
}
