import { createFileRoute } from "@tanstack/react-router";
import { UnderConstruction } from "#src/components/notice/under-construction.tsx";
import { useMessages } from "#src/messages/language.ts";
import { ClientOnlyError } from "#src/page/client-only.ts";

export const Route = createFileRoute("/_main/_signed-in/battles")({ component: Battles });

function Battles() {
  // The build turns this screen into the page of all screens for signed-in users: only their layout.
  if (import.meta.env.SSR) throw new ClientOnlyError();
  return <UnderConstruction title={useMessages().placeholder.battles} />;
}
