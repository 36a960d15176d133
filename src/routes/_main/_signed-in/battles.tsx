import { createFileRoute } from "@tanstack/react-router";
import { UnderConstruction } from "#src/components/notice/under-construction.tsx";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";
import { ClientOnlyError } from "#src/page/takeover/client-only.ts";

export const Route = createFileRoute("/_main/_signed-in/battles")({ component: Battles });

function Battles() {
  // From this screen the build makes the page of all screens for signed-in users: their layout.
  if (import.meta.env.SSR) throw new ClientOnlyError();
  const messages = useMessages();
  useDocumentTitle(messages.placeholder.battles);
  return <UnderConstruction title={messages.placeholder.battles} />;
}
