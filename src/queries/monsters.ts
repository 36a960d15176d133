import {
  type Query,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { Api } from "#src/api/api.ts";
import type { Call } from "#src/api/calls.ts";
import type { Monster } from "#src/monsters/fields.ts";
import { indexOfId } from "#src/monsters/monster-id.ts";
import type { MonsterList } from "#src/monsters/monster-list.ts";
import { useApi } from "./use-api.ts";

export const LIST_KEY = ["list"] as const;

export const detailKey = (id: string) => ["detail", id] as const;

const OPTIONS = {
  // The loaders of screens start them. One that has failed already when the screen mounts is not sent again.
  retryOnMount: false,
  // Never collected: the data stays available offline.
  gcTime: Number.POSITIVE_INFINITY,
} as const;

export const monsterQueries = {
  list: (api: Api) =>
    queryOptions({
      queryKey: LIST_KEY,
      queryFn: async ({ signal }) => ({
        monsters: await api.listMonsters(signal),
        fetchedAt: Date.now(),
      }),
      ...OPTIONS,
    }),
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: detailKey(id),
      queryFn: ({ signal }) => api.getMonster(id, signal),
      ...OPTIONS,
    }),
};

/** The query of the list. */
export function useMonsters(): UseQueryResult<MonsterList> {
  return useQuery(monsterQueries.list(useApi()));
}

/** Observes the list, so that its request outlives a screen: Query aborts a request without observers. */
export function useKeepListRequest(): void {
  useQuery({ ...monsterQueries.list(useApi()), enabled: false, notifyOnChangeProps: [] });
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
  const monster = list?.monsters[indexOfId(list.monsters, id)];
  return { id, query, error, monster, fetchedAt: (monster && list?.fetchedAt) ?? null };
}

/** A monster. While the visitor only passes it by key or swipe (`isPassed`), it has no request and no error. */
export function useMonster(id: string, isPassed: boolean): MonsterResult {
  const query = useQuery({ ...monsterQueries.detail(useApi(), id), enabled: !isPassed });
  const result = resultOf(id, query, useMonsters().data);
  return isPassed ? { ...result, error: null } : result;
}

const OF_MONSTERS: readonly unknown[] = ["list", "detail"] satisfies Call[];

const UNANSWERED = {
  type: "active",
  // Data of the page or of the last visit is invalidated until the API answers.
  predicate: ({ queryKey: [call], state }: Query) =>
    OF_MONSTERS.includes(call) && (state.data === undefined || state.isInvalidated),
} as const;

/** Aborts the requests for monsters that the screen waits for, and sends them again. */
export function useRestartMonsters(): () => void {
  const queryClient = useQueryClient();
  return async () => {
    // Without data, `refetchQueries` alone would keep waiting for the same request.
    await queryClient.cancelQueries(UNANSWERED);
    await queryClient.refetchQueries(UNANSWERED);
  };
}
