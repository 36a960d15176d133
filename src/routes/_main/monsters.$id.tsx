import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useFreshList, useNeighbours } from "#src/components/detail/list-around.ts";
import { MonsterDetail } from "#src/components/detail/monster-detail.tsx";
import { RelatedMonsters } from "#src/components/detail/related-monsters.tsx";
import { useStepper } from "#src/components/detail/use-stepper.ts";
import { useRememberLookedAt } from "#src/components/search/looked-at.ts";
import { noop } from "#src/lib/noop.ts";
import { monsterMeant } from "#src/monsters/monster-id.ts";
import { ranksOf } from "#src/monsters/ranks.ts";
import { cleanSearchParams, parseMonsterQuery } from "#src/monsters/search/query-params.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import { isNotFound } from "#src/queries/error-message.ts";
import { listFactsQuery } from "#src/queries/list-facts.ts";
import { monsterQueries, useMonster, useMonsters } from "#src/queries/monsters.ts";

export const Route = createFileRoute("/_main/monsters/$id")({
  validateSearch: cleanSearchParams,
  loader: ({ context, params }) => {
    const { queryClient, api } = context;
    queryClient.query(monsterQueries.detail(api, params.id)).catch(noop);
    queryClient.query(monsterQueries.list(api)).catch(noop);
  },
  preload: false,
  component: MonsterScreen,
});

function MonsterScreen() {
  // That of the list that the visitor came from, for the previous and next monster.
  const search = Route.useSearch();
  const query = useMemo(() => parseMonsterQuery(search), [search]);
  const { id, stepTo, isStepping } = useStepper(Route.useParams().id);
  const result = useMonster(id, isStepping);
  const isShown = result.monster && !isNotFound(result.error);
  useRememberLookedAt(isShown && !isStepping ? id : null);
  const { data, isError } = useMonsters();
  const { monster } = result;
  const list = useFreshList(data?.monsters, monster);
  const known = useQuery(listFactsQuery(id)).data;
  const { found, neighbours } = useNeighbours(list, id, query, known);
  const facts = list
    ? { scaleEnd: statScale(list), ranks: monster && ranksOf(list, monster) }
    : known;
  const hasRelated = list ? facts?.ranks !== undefined : !isError;
  // Cards have numbers such as No.001, and chats take the mark after an address for a part of it.
  const meant = isNotFound(result.error) && monsterMeant(id, list ?? []);
  if (meant && meant.id !== id) return <Navigate to="." params={{ id: meant.id }} search replace />;
  return (
    <MonsterDetail
      result={result}
      list={list}
      listScale={facts?.scaleEnd}
      ranks={facts?.ranks}
      steps={{ id, neighbours, found, onStep: stepTo }}
    >
      {monster && hasRelated && <RelatedMonsters key={monster.id} list={list} monster={monster} />}
    </MonsterDetail>
  );
}
