import { type Query, useQueryClient } from "@tanstack/react-query";
import type { Call } from "#src/api/calls.ts";

const OF_MONSTERS: readonly unknown[] = ["list", "detail"] satisfies Call[];

const UNANSWERED = {
  type: "active",
  // Data of the page or of the last visit is invalidated until the API answers.
  predicate: ({ queryKey: [call], state }: Query) =>
    OF_MONSTERS.includes(call) && (state.data === undefined || state.isInvalidated),
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
