import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "#src/api/api.ts";
import { useApi } from "#src/api/use-api.ts";

export const monsterQueries = {
  list: (api: Api) =>
    queryOptions({
      queryKey: ["monsters", "list"],
      queryFn: ({ signal }) => api.listMonsters(signal),
    }),
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: ["monsters", "detail", id],
      queryFn: ({ signal }) => api.getMonster(id, signal),
    }),
};

/** Every monster. */
export function useMonsters() {
  return useQuery(monsterQueries.list(useApi()));
}

/** The monster with this id. */
export function useMonster(id: string) {
  return useQuery(monsterQueries.detail(useApi(), id));
}
