import type { QueryClient } from "@tanstack/react-query";
import { hydrateList } from "#src/queries/list-cache.ts";
import { parseStoredList, readEmbeddedList } from "./embedded-list.ts";
import { readFirstMonsters } from "./first-monsters.ts";

/**
 * Puts the monsters into the query cache that the page shows: those of the list script, or else of the list that the
 * build has embedded; where it shows none, the first of the last visit.
 */
export function restoreShownList(queryClient: QueryClient): void {
  const list =
    parseStoredList(globalThis.shownList) ??
    readEmbeddedList() ??
    parseStoredList(readFirstMonsters());
  if (list) hydrateList(queryClient, list);
}
