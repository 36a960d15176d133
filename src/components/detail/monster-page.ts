import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Monster } from "#src/monsters/monster.ts";
import type { Neighbours } from "#src/monsters/neighbours.ts";
import type { Standing } from "#src/monsters/standing.ts";

/** What the build wrote into the page of a monster besides the monster: its neighbours, the end of the scale of stats, and its places. */
export type MonsterPage = Neighbours & { scaleEnd: number; standing: Standing | undefined };

/** What the page that was loaded knows. Only the build has an answer; the app works it out from the list. */
export const monsterPageQuery = (id: Monster["id"]) =>
  queryOptions<MonsterPage>({
    queryKey: ["monsters", "page", id],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
