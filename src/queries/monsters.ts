import { queryOptions, type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import type { Api } from "#src/api/api.ts";
import { useApi } from "#src/api/use-api.ts";
import type { Monster } from "#src/monsters/monster.ts";

// The loader of a screen asks first; a screen that comes when it has failed must not ask again.
const ASKED_BY_LOADER = { retryOnMount: false };

export const monsterQueries = {
  list: (api: Api) =>
    queryOptions({
      ...ASKED_BY_LOADER,
      queryKey: ["monsters", "list"],
      queryFn: ({ signal }) => api.listMonsters(signal),
    }),
  detail: (api: Api, id: string) =>
    queryOptions({
      ...ASKED_BY_LOADER,
      queryKey: ["monsters", "detail", id],
      queryFn: ({ signal }) => api.getMonster(id, signal),
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

function resultOf(
  id: string,
  query: UseQueryResult<Monster>,
  list: readonly Monster[] | undefined,
): MonsterResult {
  return { id, query, monster: query.data ?? list?.find((known) => known.id === id) };
}

/** The monsters with these ids, in their order, each with its own state. */
export function useMonstersById(ids: readonly string[]): MonsterResult[] {
  const api = useApi();
  const list = useMonsters().data;
  const queries = useQueries({ queries: ids.map((id) => monsterQueries.detail(api, id)) });
  return ids.flatMap((id, index) => {
    const query = queries[index];
    return query ? [resultOf(id, query, list)] : [];
  });
}

/** The monster with this id. */
export function useMonster(id: string): MonsterResult {
  const query = useQuery(monsterQueries.detail(useApi(), id));
  return resultOf(id, query, useMonsters().data);
}
