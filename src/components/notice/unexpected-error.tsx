import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { use } from "react";
import { Mascot } from "#src/components/monster/mascot.tsx";
import { PageHead } from "#src/components/ui/page-head.tsx";
import { ErrorBox } from "#src/components/ui/status.tsx";
import { endOfLeaving } from "#src/lib/leaving.ts";
import { useMessages } from "#src/messages/translation.ts";

/** The error screen of a route; retrying loads the route and its queries again. */
export function UnexpectedError({ reset }: ErrorComponentProps) {
  const { unexpected } = useMessages();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const leaving = endOfLeaving();
  // Nothing new is drawn on a page that is being left.
  if (leaving) use(leaving);
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <section className="message">
      <PageHead title={unexpected.title} />
      <Mascot of="sorry" />
      <h1>{unexpected.title}</h1>
      <ErrorBox message={unexpected.text} onRetry={retry} />
    </section>
  );
}
