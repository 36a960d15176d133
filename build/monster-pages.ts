import type { MonsterPage } from "#src/components/detail/monster-page.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { neighbours } from "#src/monsters/neighbours.ts";
import { parseMonsterQuery } from "#src/monsters/search/query-params.ts";
import { search } from "#src/monsters/search/search-monsters.ts";
import { statScale } from "#src/monsters/stat-scale.ts";

/** Ids that are the same in an address and as the name of a folder, on every file system. */
const FILE_NAME = /^[a-z\d][a-z\d_-]{0,99}$/;

/** Whether a monster may have a page of its own. Capitals could clash where file systems ignore case. */
export const canHavePage = ({ id }: Pick<Monster, "id">): boolean => FILE_NAME.test(id);

/** A monster as it was at `fetchedAt`, in milliseconds since 1970, and what else its page shows. */
export type KnownMonster = { monster: Monster; fetchedAt: number; page: MonsterPage };

/** What the pages of the first `limit` monsters show, of those that can have one; in the encyclopedia's order. */
export function monsterPages({ monsters, fetchedAt }: MonsterList, limit: number): KnownMonster[] {
  const scaleEnd = statScale(monsters);
  const ordered = search(monsters, parseMonsterQuery({})).found;
  return ordered
    .map((monster, index): KnownMonster => {
      // Only these three, so that a long list is not searched for each of its monsters.
      const near = neighbours(ordered.slice(Math.max(index - 1, 0), index + 2), monster.id);
      const page = { ...near, position: index + 1, count: ordered.length, scaleEnd };
      return { fetchedAt, monster, page };
    })
    .filter(({ monster }) => canHavePage(monster))
    .slice(0, limit);
}
