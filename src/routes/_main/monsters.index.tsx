import { createFileRoute } from "@tanstack/react-router";
import { Encyclopedia } from "#src/components/encyclopedia/encyclopedia.tsx";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { noop } from "#src/lib/noop.ts";
import { useMessages } from "#src/messages/translation.ts";
import { cleanSearchParams } from "#src/monsters/search/query-params.ts";
import { monsterQueries, useMonsters } from "#src/queries/monsters.ts";

export const Route = createFileRoute("/_main/monsters/")({
  validateSearch: cleanSearchParams,
  loader: ({ context }) => {
    context.queryClient.query(monsterQueries.list(context.api)).catch(noop);
  },
  preload: false,
  component: EncyclopediaScreen,
});

function EncyclopediaScreen() {
  const { nav } = useMessages();
  return (
    <>
      <PageHead title={nav.encyclopedia} path="/monsters" />
      <Encyclopedia listQuery={useMonsters()} />
    </>
  );
}
