import { useQueries } from "@tanstack/react-query";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { Comparison } from "#src/components/compare/comparison.tsx";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { noop } from "#src/lib/noop.ts";
import { useMessages } from "#src/messages/translation.ts";
import { monsterMeant } from "#src/monsters/monster-id.ts";
import { NO_MONSTERS } from "#src/monsters/monster-list.ts";
import { readIds } from "#src/monsters/search/query-params.ts";
import { isNotFound } from "#src/queries/error-message.ts";
import { monsterQueries, resultOf, useMonsters } from "#src/queries/monsters.ts";
import { useApi } from "#src/queries/use-api.ts";
import { MAX_COMPARED } from "#src/state/stored.ts";

export const Route = createFileRoute("/_main/compare")({
  validateSearch: (search) => ({ ids: readIds(search.ids).slice(0, MAX_COMPARED) }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient, api }, deps }) => {
    queryClient.query(monsterQueries.list(api)).catch(noop);
    for (const id of deps.ids) queryClient.query(monsterQueries.detail(api, id)).catch(noop);
  },
  preload: false,
  component: CompareScreen,
});

function CompareScreen() {
  const { compare } = useMessages();
  const { ids } = Route.useSearch();
  const navigate = Route.useNavigate();
  const api = useApi();
  const { data: list } = useMonsters();
  const queries = useQueries({ queries: ids.map((id) => monsterQueries.detail(api, id)) });
  // As cards, people and chats write them.
  const meant = ids.map((id, at) => {
    const isGone = isNotFound(queries[at]?.error ?? null);
    return (isGone && monsterMeant(id, list?.monsters ?? NO_MONSTERS)?.id) || id;
  });
  if (meant.join() !== ids.join())
    return <Navigate to="." search={{ ids: [...new Set(meant)] }} replace />;
  return (
    <>
      <PageHead title={compare.title} />
      <Comparison
        compared={ids.flatMap((id, at) => (queries[at] ? resultOf(id, queries[at], list) : []))}
        onChange={(changed) => void navigate({ search: { ids: changed } })}
      />
    </>
  );
}
