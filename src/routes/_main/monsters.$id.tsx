import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { amongOthersQuery } from "#src/components/detail/among-others.ts";
import { MonsterDetail } from "#src/components/detail/monster-detail.tsx";
import { MonsterPager } from "#src/components/detail/monster-pager.tsx";
import { MonsterSteps } from "#src/components/detail/monster-steps.tsx";
import { OtherMonsters } from "#src/components/detail/others/other-monsters.tsx";
import { useNeighbours } from "#src/components/detail/use-neighbours.ts";
import { usePassing } from "#src/components/detail/use-passing.ts";
import { MeetButton } from "#src/components/monster/meet-button.tsx";
import { useLookedAt } from "#src/components/search/looked-at.ts";
import { noop } from "#src/lib/noop.ts";
import { monsterMeant } from "#src/monsters/monster-number.ts";
import { cleanSearchParams, parseMonsterQuery } from "#src/monsters/search/query-params.ts";
import { standing } from "#src/monsters/standing.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import { isNotFound } from "#src/queries/error-message.ts";
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
  const { id, pass, isPassed } = usePassing(Route.useParams().id, query);
  const result = useMonster(id, isPassed);
  const isShown = result.monster && !isNotFound(result.error);
  useLookedAt(isShown && !isPassed ? id : null);
  const { data, isError } = useMonsters();
  const list = data?.monsters;
  const amongOthers = useQuery(amongOthersQuery(id)).data;
  const listScale = useMemo(
    () => (list ? statScale(list) : amongOthers?.scaleEnd),
    [list, amongOthers],
  );
  const { found, neighbours } = useNeighbours(list, id, query, amongOthers);
  const { monster } = result;
  const listed = useMemo(() => list && monster && standing(list, monster), [list, monster]);
  const hasOthers = list ? listed !== undefined : !isError;
  // Cards have numbers such as No.001, and chats take the mark after an address for a part of it.
  const meant = isNotFound(result.error) && monsterMeant(id, list ?? []);
  if (meant && meant.id !== id)
    return <Navigate to="." params={{ id: meant.id }} search={search} replace />;
  return (
    <MonsterDetail
      {...{ result, listScale, query }}
      standing={list ? listed : amongOthers?.standing}
      steps={<MonsterSteps {...{ id, neighbours, query }} onPass={pass} />}
    >
      {monster && hasOthers && <OtherMonsters {...{ list, monster }} />}
      <MonsterPager {...{ neighbours, query }}>
        <MeetButton monsters={found} shownId={id} search={search} />
      </MonsterPager>
    </MonsterDetail>
  );
}
