import { createFileRoute } from "@tanstack/react-router";
import { UnderConstruction } from "#src/components/notice/under-construction.tsx";
import { useMessages } from "#src/messages/translation.ts";

export const Route = createFileRoute("/_main/_signed-in/battles")({
  component: Battles,
  staticData: { guardedTitle: ({ placeholder }) => placeholder.battles },
});

function Battles() {
  return <UnderConstruction title={useMessages().placeholder.battles} />;
}
