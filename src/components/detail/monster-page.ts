import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { Monster } from "#src/monsters/monster.ts";

/**
 * What the build wrote into the page of a monster besides the monster: its neighbours, its place in the list of `count`
 * monsters, from 1, and the end of the scale of their stats.
 */
export type MonsterPage = {
  previous: Monster | null;
  next: Monster | null;
  position: number;
  count: number;
  scaleEnd: number;
};

/** Only the build has an answer; the app works it out from the list. */
export const monsterPageQuery = (id: Monster["id"]) =>
  queryOptions<MonsterPage>({
    queryKey: ["monsters", "page", id],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** What the page that was loaded knows about its monster. */
export const useMonsterPage = (id: Monster["id"]): MonsterPage | undefined =>
  useQuery(monsterPageQuery(id)).data;
