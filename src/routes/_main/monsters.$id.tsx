import { noop } from "@tanstack/react-query";
import { createFileRoute, useCanGoBack, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { MonsterDetail } from "#src/components/detail/monster-detail.tsx";
import { useMonsterPage } from "#src/components/detail/monster-page.ts";
import { MonsterPager } from "#src/components/detail/monster-pager.tsx";
import { usePassing } from "#src/components/detail/use-passing.ts";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";
import { allOf } from "#src/monsters/monster-list.ts";
import { monsterSearchSchema, toSearchParams } from "#src/monsters/search/query-params.ts";
import { statScale } from "#src/monsters/stat-scale.ts";
import { isNotFound, useErrorMessage } from "#src/queries/error-message.ts";
import { monsterQueries, useMonster, useMonsters } from "#src/queries/monsters.ts";

export const Route = createFileRoute("/_main/monsters/$id")({
  validateSearch: monsterSearchSchema,
  loader: ({ context, params }) => {
    const { queryClient, api } = context;
    queryClient.query(monsterQueries.detail(api, params.id)).catch(noop);
    queryClient.query(monsterQueries.list(api)).catch(noop);
  },
  component: MonsterScreen,
});

function MonsterScreen() {
  const { monster: text } = useMessages();
  // That of the list that the visitor came from, for the previous and next monster.
  const { query } = Route.useSearch();
  const { id, pass, isPassed } = usePassing(Route.useParams().id, query);
  const result = useMonster(id, isPassed);
  const list = allOf(useMonsters().data);
  const page = useMonsterPage(id);
  const listScale = useMemo(() => (list ? statScale(list) : page?.scaleEnd), [list, page]);
  const failure = useErrorMessage("monster", result.error);
  const title = isNotFound(result.error) ? text.notFound : result.monster?.name;
  const reading = result.monster && text.reading(result.monster.name);
  const named = reading ? `${title} (${reading})` : title;
  useDocumentTitle(named ?? failure ?? text.title);

  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () =>
    canGoBack ? history.back() : navigate({ to: "/monsters", search: toSearchParams(query) });
  return (
    <MonsterDetail result={result} listScale={listScale} onBack={goBack}>
      <MonsterPager {...{ list, id, query }} known={page} onPass={pass} />
    </MonsterDetail>
  );
}
