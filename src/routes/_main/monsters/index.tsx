import { noop } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { MonsterList } from "#src/components/monster-list.tsx";
import { useDocumentTitle } from "#src/components/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";
import { monsterQueries, useMonsters } from "#src/queries/monsters.ts";

export const Route = createFileRoute("/_main/monsters/")({
  loader: ({ context }) => {
    void context.queryClient.query(monsterQueries.list(context.api)).catch(noop);
  },
  component: Encyclopedia,
});

function Encyclopedia() {
  const messages = useMessages();
  useDocumentTitle(messages.nav.encyclopedia);
  return <MonsterList query={useMonsters()} headingLevel={1} />;
}
