import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "#src/components/not-found.tsx";
import { useDocumentTitle } from "#src/components/use-document-title.ts";
import { useMessages } from "#src/messages/language.ts";

/** Any address that no other route knows. */
export const Route = createFileRoute("/_main/$")({ component: UnknownPage });

function UnknownPage() {
  useDocumentTitle(useMessages().notFound.title);
  return <NotFound />;
}
