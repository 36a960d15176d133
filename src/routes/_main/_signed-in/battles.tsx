import { createFileRoute } from "@tanstack/react-router";
import { UnderConstruction } from "#src/components/notice/under-construction.tsx";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";

export const Route = createFileRoute("/_main/_signed-in/battles")({ component: Battles });

function Battles() {
  const messages = useMessages();
  useDocumentTitle(messages.placeholder.battles);
  return <UnderConstruction title={messages.placeholder.battles} />;
}
