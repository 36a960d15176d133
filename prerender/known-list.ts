import { createApi } from "#src/api/api.ts";
import type { StoredList } from "#src/queries/stored-list/stored-list.ts";

/** A longer list would be larger than the rest of the page. The app fetches it instead. */
export const MAX_EMBEDDED = 1_000;

/** Whether a page may hold the whole list. */
export const isEmbeddable = ({ monsters }: StoredList): boolean => monsters.length <= MAX_EMBEDDED;

/** A list of the build's own. */
export const listOf = (monsters: StoredList["monsters"]): StoredList => ({
  version: 1,
  fetchedAt: Date.now(),
  monsters,
});

/**
 * Fetches the current list from the API at `apiUrl`, for the pages of the build.
 * @throws {Error} when the request fails.
 */
export async function fetchList(apiUrl: string): Promise<StoredList> {
  const fetchedAt = Date.now();
  const monsters = await createApi(apiUrl, async () => null).listMonsters();
  return { ...listOf(monsters), fetchedAt };
}
