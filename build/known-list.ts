import { createApi } from "#src/api/api.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { type MonsterList, wholeList } from "#src/monsters/monster-list.ts";

/**
 * The current list of a catalogue or, without one, of the API at `apiUrl`.
 * @throws {Error} when there is none.
 */
export async function knownList(catalogue: Monster[] | null, apiUrl: string): Promise<MonsterList> {
  if (!catalogue && !apiUrl) throw new Error("set PRERENDER_API_URL");
  const fetchedAt = Date.now();
  const monsters = catalogue ?? (await createApi(apiUrl, async () => null).listMonsters());
  if (monsters.length === 0) throw new Error("there are none");
  return wholeList(monsters, fetchedAt);
}
