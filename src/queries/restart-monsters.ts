import { type Query, useQueryClient } from "@tanstack/react-query";

const UNANSWERED = {
  queryKey: ["monsters"],
  type: "active",
  // What was known before is invalid until the answer comes.
  predicate: ({ state }: Query) => state.data === undefined || state.isInvalidated,
} as const;

/** Aborts the requests for monsters that the screen still waits for, and sends them anew. */
export function useRestartMonsters(): () => void {
  const queryClient = useQueryClient();
  return async () => {
    // Without data, refetching alone would go on waiting for the same answer.
    await queryClient.cancelQueries(UNANSWERED);
    await queryClient.refetchQueries(UNANSWERED);
  };
}
