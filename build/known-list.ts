import { createApi } from "#src/api/api.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { type MonsterList, wholeList } from "#src/monsters/monster-list.ts";

/** A longer list would be larger than the rest of the page. The app fetches it instead. */
export const MAX_EMBEDDED = 1_000;

/**
 * The list for the pages of the build: that of `catalogue`, or the current one of the API at `apiUrl`; `null`
 * without either.
 * @throws {Error} when the request fails, or the list is empty.
 */
export async function knownList(
  catalogue: Monster[] | null,
  apiUrl: string,
): Promise<MonsterList | null> {
  if (!catalogue && !apiUrl) return null;
  const fetchedAt = Date.now();
  const monsters = catalogue ?? (await createApi(apiUrl, async () => null).listMonsters());
  if (monsters.length === 0) throw new Error("there are none");
  return wholeList(monsters, fetchedAt);
}
