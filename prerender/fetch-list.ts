import { createApi } from "#src/api/api.ts";
import type { StoredList } from "#src/queries/stored-list/stored-list.ts";

/** A longer list would be larger than the rest of the page. The app fetches it instead. */
const MAX_EMBEDDED = 1_000;

/**
 * Fetches the current list from the API at `apiUrl`, for the build to embed in its pages.
 * @throws {Error} when the request fails or the list is too long for a page.
 */
export async function fetchList(apiUrl: string): Promise<StoredList> {
  const fetchedAt = Date.now();
  const monsters = await createApi(apiUrl, async () => null).listMonsters();
  if (monsters.length > MAX_EMBEDDED) {
    throw new Error(`The API lists ${monsters.length} monsters, a page holds ${MAX_EMBEDDED}`);
  }
  return { version: 1, fetchedAt, monsters };
}
