import { type Query, useQueryClient } from "@tanstack/react-query";

const UNANSWERED = {
  queryKey: ["monsters"],
  type: "active",
  // Data from before the page is invalidated until the answer comes.
  predicate: ({ state }: Query) => state.data === undefined || state.isInvalidated,
} as const;

/** Aborts the requests for monsters that the screen waits for, and sends them again. */
export function useRestartMonsters(): () => void {
  const queryClient = useQueryClient();
  return async () => {
    // Without data, `refetchQueries` alone would keep waiting for the same request.
    await queryClient.cancelQueries(UNANSWERED);
    await queryClient.refetchQueries(UNANSWERED);
  };
}
