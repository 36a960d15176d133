import type { MonsterPage } from "#src/components/detail/monster-page.ts";
import type { Monster } from "#src/monsters/monster.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { DEFAULT_QUERY } from "#src/monsters/search/monster-query.ts";
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
  const ordered = search(monsters, DEFAULT_QUERY).found;
  const ofAll = { count: ordered.length, scaleEnd: statScale(monsters) };
  return ordered
    .map((monster, index): KnownMonster => {
      const [previous = null, next = null] = [ordered[index - 1], ordered[index + 1]];
      return { monster, fetchedAt, page: { previous, next, position: index + 1, ...ofAll } };
    })
    .filter(({ monster }) => canHavePage(monster))
    .slice(0, limit);
}
