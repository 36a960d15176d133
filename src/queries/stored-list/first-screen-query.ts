import { hashKey, type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { startOf } from "#src/api/list-start.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { fetchedAtSchema } from "#src/queries/fetched-at.ts";
import { LIST_KEY, LIST_PREVIEW_KEY } from "#src/queries/monsters.ts";
import { type FirstScreen, firstScreenOf, readFirstScreen } from "./first-screen.ts";
import { readEmbeddedList, seedList, storedMonstersSchema } from "./seed-list.ts";

const firstScreenSchema = v.object({
  fetchedAt: fetchedAtSchema,
  count: v.number(),
  monsters: storedMonstersSchema,
});

/** Shows these first monsters of a list until the whole list is there. */
export function seedFirstScreen(queryClient: QueryClient, firstScreen: FirstScreen<Monster>): void {
  queryClient.setQueryData(LIST_PREVIEW_KEY, firstScreen);
}

/** Whether both lists look the same before anyone scrolls. */
const hasSameFirstScreen = (one: Monster[], other: Monster[]) =>
  hashKey([firstScreenOf(startOf(one), 0)]) === hashKey([firstScreenOf(startOf(other), 0)]);

/**
 * Puts the monsters into the query cache that the page shows: those of the list script, or else of the
 * list that the build has embedded.
 * @returns whether hydration finds in the cache what the HTML shows.
 */
export function restoreShownMonsters(queryClient: QueryClient): boolean {
  const shown = globalThis.shownFirstScreen;
  // What the list script has shown is newer than the embedded list.
  const embedded = shown ? null : readEmbeddedList();
  const answered = queryClient.getQueryData<Monster[]>(LIST_KEY);
  if (embedded && answered) return hasSameFirstScreen(embedded.monsters, answered);
  if (embedded) seedList(queryClient, embedded);
  if (embedded || (answered && !shown)) return true;
  const known = v.safeParse(firstScreenSchema, shown ?? readFirstScreen());
  if (known.success)
    seedFirstScreen(queryClient, firstScreenOf(known.output, known.output.fetchedAt));
  return known.success || !shown;
}

/** The first monsters of the list, until that is there; `undefined` if they are not known either. */
export function useFirstScreen(): FirstScreen<Monster> | undefined {
  return useQuery<FirstScreen<Monster>>({
    queryKey: LIST_PREVIEW_KEY,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
}
