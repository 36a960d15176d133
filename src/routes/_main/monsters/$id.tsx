import { noop } from "@tanstack/react-query";
import { createFileRoute, useCanGoBack, useRouter } from "@tanstack/react-router";
import { MonsterDetail } from "#src/components/monster-detail.tsx";
import { useDocumentTitle } from "#src/components/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";
import { isAbsent } from "#src/queries/error-message.ts";
import { monsterQueries, useMonster } from "#src/queries/monsters.ts";

export const Route = createFileRoute("/_main/monsters/$id")({
  loader: ({ context, params }) => {
    void context.queryClient.query(monsterQueries.detail(context.api, params.id)).catch(noop);
  },
  component: MonsterScreen,
});

function MonsterScreen() {
  const messages = useMessages();
  const query = useMonster(Route.useParams().id);
  const title = isAbsent(query.error) ? messages.monster.absent : query.data?.name;
  useDocumentTitle(title ?? messages.nav.encyclopedia);

  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => (canGoBack ? history.back() : navigate({ to: "/monsters" }));
  return <MonsterDetail query={query} onBack={goBack} />;
}
