import { createFileRoute } from "@tanstack/react-router";
import { UnderConstruction } from "#src/components/notice/under-construction.tsx";
import { useMessages } from "#src/messages/translation.ts";

export const Route = createFileRoute("/_main/_signed-in/profile")({
  component: Profile,
  staticData: { guardedTitle: ({ nav }) => nav.myPage },
});

function Profile() {
  return <UnderConstruction title={useMessages().nav.myPage} />;
}
