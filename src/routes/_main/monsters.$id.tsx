import { createFileRoute, useCanGoBack, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { MonsterDetail } from "#src/components/detail/monster-detail.tsx";
import { MonsterPager } from "#src/components/detail/monster-pager.tsx";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";
import type { Monster } from "#src/monsters/monster.ts";
import { readMonsterSearch } from "#src/monsters/search/query-params.ts";
import { isNotFound, useErrorMessage } from "#src/queries/error-message.ts";
import { monsterQueries, useMonster, useMonsters } from "#src/queries/monsters.ts";
import { startQuery } from "#src/queries/start-query.ts";

export const Route = createFileRoute("/_main/monsters/$id")({
  validateSearch: readMonsterSearch,
  loader: ({ context, params }) => {
    const { queryClient, api } = context;
    startQuery(queryClient, monsterQueries.detail(api, params.id));
    startQuery(queryClient, monsterQueries.list(api));
  },
  // Only the layout is prerendered; the Suspense boundary marks the content as client-only.
  wrapInSuspense: true,
  component: MonsterScreen,
});

const NONE: Monster[] = [];

function MonsterScreen() {
  const { monster: text } = useMessages();
  const { id } = Route.useParams();
  // The search and order of the list that the visitor came from, for the previous and next monster.
  // Other search parameters are dropped.
  const address = Route.useSearch();
  const search = useMemo(() => readMonsterSearch(address), [address]);
  const result = useMonster(id);
  const failure = useErrorMessage("monster", result.query.error);
  const title = isNotFound(result.query.error) ? text.notFound : result.monster?.name;
  useDocumentTitle(title ?? failure ?? text.title);

  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => (canGoBack ? history.back() : navigate({ to: "/monsters", search }));
  const list = useMonsters().data ?? NONE;
  return (
    <MonsterDetail result={result} list={list} onBack={goBack}>
      <MonsterPager list={list} id={id} search={search} />
    </MonsterDetail>
  );
}
