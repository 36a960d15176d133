import { createFileRoute } from "@tanstack/react-router";
import { UnderConstruction } from "#src/components/notice/under-construction.tsx";
import { useDocumentTitle } from "#src/components/ui/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";

export const Route = createFileRoute("/_main/_signed-in/profile")({ component: Profile });

function Profile() {
  const messages = useMessages();
  useDocumentTitle(messages.nav.myPage);
  return <UnderConstruction title={messages.nav.myPage} />;
}
