import { type Query, useQueryClient } from "@tanstack/react-query";

const UNANSWERED = {
  queryKey: ["monsters"],
  type: "active",
  // Data of the page or of the last visit is invalidated until the API answers.
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
