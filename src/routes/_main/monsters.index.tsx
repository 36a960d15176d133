import { noop } from "@tanstack/react-query";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { Encyclopedia } from "#src/components/encyclopedia/encyclopedia.tsx";
import type { HistoryAction } from "#src/components/encyclopedia/use-query-draft.ts";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";
import type { MonsterQuery } from "#src/monsters/search/monster-query.ts";
import { monsterSearchSchema, toSearchParams } from "#src/monsters/search/query-params.ts";
import { monsterQueries, useMonsters } from "#src/queries/monsters.ts";

export const Route = createFileRoute("/_main/monsters/")({
  validateSearch: monsterSearchSchema,
  loader: ({ context }) => {
    context.queryClient.query(monsterQueries.list(context.api)).catch(noop);
  },
  component: EncyclopediaScreen,
});

function EncyclopediaScreen() {
  const messages = useMessages();
  useDocumentTitle(messages.nav.encyclopedia);
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const updateAddress = (query: MonsterQuery, action: HistoryAction) => {
    const search = toSearchParams(query);
    void navigate({ search, replace: action === "replace", resetScroll: false });
    // Otherwise two updates of one event would become one entry.
    history.flush();
  };
  const { query } = Route.useSearch();
  return <Encyclopedia listQuery={useMonsters()} query={query} onQuery={updateAddress} />;
}
