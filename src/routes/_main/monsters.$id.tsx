import { noop } from "@tanstack/react-query";
import { createFileRoute, useCanGoBack, useRouter } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { MonsterDetail } from "#src/components/detail/monster-detail.tsx";
import { MonsterPager } from "#src/components/detail/monster-pager.tsx";
import { PendingMonster } from "#src/components/detail/monster-skeleton.tsx";
import { usePassing } from "#src/components/detail/use-passing.ts";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";
import { allOf } from "#src/monsters/monster-list.ts";
import { readMonsterSearch } from "#src/monsters/search/query-params.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import { ClientOnlyError } from "#src/page/takeover/client-only.ts";
import { useAfterHydration } from "#src/page/takeover/hydration.ts";
import { isNotFound, useErrorMessage } from "#src/queries/error-message.ts";
import { useMonsterPage } from "#src/queries/monster-page.ts";
import { monsterQueries, useMonster, useMonsters } from "#src/queries/monsters.ts";

export const Route = createFileRoute("/_main/monsters/$id")({
  validateSearch: readMonsterSearch,
  loader: ({ context, params }) => {
    const { queryClient, api } = context;
    queryClient.query(monsterQueries.detail(api, params.id)).catch(noop);
    queryClient.query(monsterQueries.list(api)).catch(noop);
  },
  component: () => (
    <Suspense fallback={<PendingMonster />}>
      <MonsterScreen />
    </Suspense>
  ),
});

function MonsterScreen() {
  const { monster: text } = useMessages();
  // The search and order of the list that the visitor came from, for the previous and next monster; without other search
  // parameters.
  const address = Route.useSearch();
  const search = useMemo(() => readMonsterSearch(address), [address]);
  const { id, pass, isPassed } = usePassing(Route.useParams().id, search);
  const loaded = useMonster(id, isPassed);
  const list = allOf(useMonsters().data);
  const page = useMonsterPage(id);
  // The page of any monster has the fallback.
  if (import.meta.env.SSR && !page) throw new ClientOnlyError();
  const isHydrated = useAfterHydration(false, true);
  // A request that failed before hydration is reported after it.
  const result = page && !isHydrated ? { ...loaded, monster: page.monster, error: null } : loaded;
  // Hydration has to match the page; without a list nothing else is known anyway.
  const known = list && isHydrated ? undefined : page;
  const listScale = useMemo(() => known?.scaleEnd ?? (list && statScale(list)), [known, list]);
  const failure = useErrorMessage("monster", result.error);
  const title = isNotFound(result.error) ? text.notFound : result.monster?.name;
  useDocumentTitle(title ?? failure ?? text.title);

  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => (canGoBack ? history.back() : navigate({ to: "/monsters", search }));
  return (
    <MonsterDetail result={result} listScale={listScale} onBack={goBack}>
      <MonsterPager
        {...{ id, search }}
        list={isHydrated ? list : undefined}
        known={page}
        onPass={pass}
      />
    </MonsterDetail>
  );
}
