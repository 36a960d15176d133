import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Monster } from "#src/monsters/monster.ts";
import type { Neighbours } from "#src/monsters/neighbours.ts";
import type { Standing } from "#src/monsters/standing.ts";

/** What only the whole list tells of a monster: its neighbours, the end of the scale of stats, and its places. */
export type AmongOthers = Neighbours & { scaleEnd: number; standing: Standing | undefined };

/** It comes with the page of the monster, from the build. Without a page, the app works it out from the list. */
export const amongOthersQuery = (id: Monster["id"]) =>
  queryOptions<AmongOthers>({
    queryKey: ["monsters", "among others", id],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
