import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Monster } from "#src/monsters/fields.ts";
import type { Neighbours } from "#src/monsters/neighbours.ts";
import type { Ranks } from "#src/monsters/ranks.ts";

/** What only the whole list tells of a monster: its neighbours, the end of the scale of stats, and its ranks. */
export type ListFacts = Neighbours & { scaleEnd: number; ranks: Ranks | undefined };

/** They come with the page of the monster, from the build. Without a page, the app works them out from the list. */
export const listFactsQuery = (id: Monster["id"]) =>
  queryOptions<ListFacts>({
    queryKey: ["list facts", id],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
