import {
  type QueryClient,
  QueryObserver,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from "@tanstack/react-query";
import type { Api } from "#src/api/api.ts";
import { useApi } from "#src/api/use-api.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { allOf, type MonsterList, wholeList } from "#src/monsters/monster-list.ts";
import { hydrateList, LIST_KEY } from "./list-cache.ts";
import { reuseUnchanged } from "./reuse-unchanged.ts";

export const detailKey = (id: string) => ["monsters", "detail", id] as const;

// The route loader starts the query. If it has failed, with or without earlier data, mounting the screen must not start
// it again.
const FETCHED_BY_LOADER = { retryOnMount: false, refetchOnMount: false };

export const monsterQueries = {
  list: (api: Api) =>
    queryOptions({
      ...FETCHED_BY_LOADER,
      queryKey: LIST_KEY,
      queryFn: async ({ signal, client }) => {
        const known = () => client.getQueryData<MonsterList>(LIST_KEY);
        const answer = await api.listMonsters(
          signal,
          (monsters, total) => hydrateList(client, { monsters, total, fetchedAt: Date.now() }),
          () => allOf(known()),
        );
        return wholeList(await reuseUnchanged(known()?.monsters, answer), Date.now());
      },
      // Query would do it by index and in one task; `reuseUnchanged` does it.
      structuralSharing: false,
      // Never collected: the data stays available offline.
      gcTime: Number.POSITIVE_INFINITY,
    }),
  detail: (api: Api, id: string) =>
    queryOptions({
      ...FETCHED_BY_LOADER,
      queryKey: detailKey(id),
      queryFn: ({ signal }) => api.getMonster(id, signal),
      gcTime: Number.POSITIVE_INFINITY,
    }),
};

/**
 * Lets a request for the list go on when the visitor leaves its screen. Query aborts a request with its last observer, and
 * the next screen would not start it again. This observer stays, and requests nothing itself.
 */
export function keepListRequests(queryClient: QueryClient, api: Api): void {
  const observer = new QueryObserver(queryClient, { ...monsterQueries.list(api), enabled: false });
  observer.subscribe(() => {});
}

/** The list of all monsters, which may have only the first of them: see `MonsterList`. */
export function useMonsters(): UseQueryResult<MonsterList> {
  return useQuery(monsterQueries.list(useApi()));
}

/** A query for a monster; until it has data, `monster` is that of the list, if known. */
export type MonsterResult = {
  id: string;
  monster: Monster | undefined;
  /** When `monster` was fetched, in milliseconds since 1970; `null` without one. */
  fetchedAt: number | null;
  /** Why the last fetch failed. */
  error: Error | null;
  query: UseQueryResult<Monster>;
};

/** Combines the query of a monster with the list. */
export function resultOf(
  id: string,
  query: UseQueryResult<Monster>,
  list: MonsterList | undefined,
): MonsterResult {
  const { data, dataUpdatedAt, error } = query;
  if (data) return { id, query, error, monster: data, fetchedAt: dataUpdatedAt };
  const monster = list?.monsters.find((known) => known.id === id);
  return { id, query, error, monster, fetchedAt: (monster && list?.fetchedAt) ?? null };
}

/** A monster; one that `isPassed` is shown as it is known, without a request or an error. */
export function useMonster(id: string, isPassed: boolean): MonsterResult {
  const query = useQuery({ ...monsterQueries.detail(useApi(), id), enabled: !isPassed });
  const result = resultOf(id, query, useMonsters().data);
  return isPassed ? { ...result, error: null } : result;
}
