import { useQueries } from "@tanstack/react-query";
import {
  type MonsterResult,
  monsterQueries,
  resultOf,
  useMonsters,
} from "#src/queries/monsters.ts";
import { useApi } from "#src/queries/use-api.ts";

/** The monsters with these ids, in this order, each with its own query state. */
export function useMonstersById(ids: readonly string[]): MonsterResult[] {
  const api = useApi();
  const { data: list } = useMonsters();
  const queries = useQueries({ queries: ids.map((id) => monsterQueries.detail(api, id)) });
  return ids.flatMap((id, index) => {
    const query = queries[index];
    return query ? [resultOf(id, query, list)] : [];
  });
}
