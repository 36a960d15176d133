import { queryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Api } from "#src/api/api.ts";
import { useApi } from "#src/api/use-api.ts";
import type { Monster } from "#src/monsters/monster.ts";

export const LIST_KEY = ["monsters", "list"] as const;

// The loader of a screen asks first; a screen that comes when it has failed must not ask again.
const ASKED_BY_LOADER = { retryOnMount: false };

export const monsterQueries = {
  list: (api: Api) =>
    queryOptions({
      ...ASKED_BY_LOADER,
      queryKey: LIST_KEY,
      queryFn: ({ signal }) => api.listMonsters(signal),
      // What is known stays known, for when there is no network.
      gcTime: Number.POSITIVE_INFINITY,
    }),
  detail: (api: Api, id: string) =>
    queryOptions({
      ...ASKED_BY_LOADER,
      queryKey: ["monsters", "detail", id],
      queryFn: ({ signal }) => api.getMonster(id, signal),
      gcTime: Number.POSITIVE_INFINITY,
    }),
};

/** Every monster. */
export function useMonsters() {
  return useQuery(monsterQueries.list(useApi()));
}

/** When the list was last fetched, in milliseconds since 1970; `null` while it is not known. */
export function useListFetchedAt(): number | null {
  const { dataUpdatedAt } = useQuery({ ...monsterQueries.list(useApi()), enabled: false });
  return dataUpdatedAt || null;
}

/** A monster on its way: `monster` is what is known until now, if only from the list. */
export type MonsterResult = {
  id: string;
  monster: Monster | undefined;
  query: UseQueryResult<Monster>;
};

/** What is known of a monster from its own query and from the list. */
export function resultOf(
  id: string,
  query: UseQueryResult<Monster>,
  list: readonly Monster[] | undefined,
): MonsterResult {
  return { id, query, monster: query.data ?? list?.find((known) => known.id === id) };
}

/** The monster with this id. */
export function useMonster(id: string): MonsterResult {
  const query = useQuery(monsterQueries.detail(useApi(), id));
  return resultOf(id, query, useMonsters().data);
}
