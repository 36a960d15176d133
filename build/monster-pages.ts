import { createApi } from "#src/api/api.ts";
import type { Monster } from "#src/monsters/fields.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { neighbours } from "#src/monsters/neighbours.ts";
import { ranksOf } from "#src/monsters/ranks.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import type { ListFacts } from "#src/queries/list-facts.ts";

/** The most monsters that get a page of their own, and that the page of a list contains: docs/decisions/long-lists.md */
export const MAX_MONSTERS = 2_000;

/**
 * The current list of a catalogue or, without one, of the API at `apiUrl`.
 * @throws {Error} when there is none.
 */
export async function knownList(catalogue: Monster[] | null, apiUrl: string): Promise<MonsterList> {
  if (!catalogue && !apiUrl) throw new Error("set PRERENDER_API_URL");
  const fetchedAt = Date.now();
  const monsters = catalogue ?? (await createApi(apiUrl, async () => null).listMonsters());
  if (monsters.length === 0) throw new Error("there are none");
  return { monsters, fetchedAt };
}

/** Ids that are the same in an address and as the name of a folder, on every file system. */
const FILE_NAME = /^[a-z\d][a-z\d_-]{0,99}$/;

/** Whether a monster may have a page of its own. Capitals could clash where file systems ignore case. */
export const canHavePage = ({ id }: Pick<Monster, "id">): boolean => FILE_NAME.test(id);

/** A monster, and what else its page shows. */
export type KnownMonster = { monster: Monster; listFacts: ListFacts };

/** What the pages of the first `limit` monsters show, of those that can have one; in the encyclopedia's order. */
export function monsterPages({ monsters }: MonsterList, limit: number): KnownMonster[] {
  const ordered = search(monsters, DEFAULT_QUERY).found;
  const scaleEnd = statScale(monsters);
  return ordered
    .filter(canHavePage)
    .slice(0, limit)
    .map((monster) => ({
      monster,
      listFacts: {
        ...neighbours(ordered, monster.id),
        scaleEnd,
        ranks: ranksOf(monsters, monster),
      },
    }));
}
