import { createApi } from "#src/api/api.ts";
import type { StoredList } from "#src/queries/stored-list/stored-list.ts";

/** Beyond this the list would weigh more than the rest of the page; the app fetches it then. */
const MAX_EMBEDDED = 1_000;

/**
 * The list of the API at `apiUrl` as it is now, for a build to write into its pages.
 * @throws {Error} when there is none to be had, or it is too long for a page.
 */
export async function fetchList(apiUrl: string): Promise<StoredList> {
  const fetchedAt = Date.now();
  const monsters = await createApi(apiUrl, async () => null).listMonsters();
  if (monsters.length > MAX_EMBEDDED) {
    throw new Error(`The API lists ${monsters.length} monsters, a page holds ${MAX_EMBEDDED}`);
  }
  return { version: 1, fetchedAt, monsters };
}
