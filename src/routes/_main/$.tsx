import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "#src/components/notice/not-found.tsx";

/** Matches every path that no other route matches. */
export const Route = createFileRoute("/_main/$")({
  codeSplitGroupings: [],
  component: NotFound,
});
