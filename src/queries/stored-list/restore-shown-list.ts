import type { QueryClient } from "@tanstack/react-query";
import { hydrateList } from "#src/queries/list-cache.ts";
import { parseStoredList, readEmbeddedList } from "./embedded-list.ts";
import { readFirstMonsters } from "./first-monsters.ts";

/**
 * Puts the monsters that the page shows into the query cache: those of the list script, or else of the embedded list. If
 * the page shows none, these are the first of the last visit.
 */
export function restoreShownList(queryClient: QueryClient): void {
  const list =
    parseStoredList(globalThis.shownList) ??
    readEmbeddedList() ??
    parseStoredList(readFirstMonsters());
  if (list) hydrateList(queryClient, list);
}
