import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "#src/components/notice/not-found.tsx";

/** Every address that no other route has. */
export const Route = createFileRoute("/_main/$")({ wrapInSuspense: true, component: NotFound });
