import { createFileRoute } from "@tanstack/react-router";
import { UnderConstruction } from "#src/components/notice/under-construction.tsx";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useScreenMessages } from "#src/messages/screen-messages.ts";

export const Route = createFileRoute("/_main/_signed-in/battles")({ component: Battles });

function Battles() {
  const messages = useScreenMessages();
  useDocumentTitle(messages.placeholder.battles);
  return <UnderConstruction title={messages.placeholder.battles} />;
}
