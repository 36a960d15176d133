import { createApi } from "#src/api/api.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { type MonsterList, wholeList } from "#src/monsters/monster-list.ts";
import type { Settings } from "./settings.ts";

/** Where the monsters of the pages come from. */
export type Source = { name: string; listMonsters: () => Promise<Monster[]> };

/** The catalogue, if there is one, or the API that the app will use, as far as the build can ask it. */
export function sourceOf({ pages: { apiUrl } }: Settings, catalogue: Monster[] | null): Source {
  if (catalogue) return { name: "the catalogue", listMonsters: async () => catalogue };
  if (apiUrl) return { name: apiUrl, ...createApi(apiUrl, async () => null) };
  const listMonsters = () => Promise.reject(new Error("set PRERENDER_API_URL"));
  return { name: "an API on the app's own origin", listMonsters };
}

/**
 * The current list of a source.
 * @throws {Error} when there is none.
 */
export async function knownList({ listMonsters }: Source): Promise<MonsterList> {
  const fetchedAt = Date.now();
  const monsters = await listMonsters();
  if (monsters.length === 0) throw new Error("there are none");
  return wholeList(monsters, fetchedAt);
}
