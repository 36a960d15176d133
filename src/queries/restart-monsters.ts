import { type Query, useQueryClient } from "@tanstack/react-query";
import { detailKey, LIST_KEY } from "./monsters.ts";

const isOfMonsters = ({ queryKey: [call] }: Query) =>
  call === LIST_KEY[0] || call === detailKey("")[0];

const UNANSWERED = {
  type: "active",
  // Data of the page or of the last visit is invalidated until the API answers.
  predicate: (query: Query) =>
    isOfMonsters(query) && (query.state.data === undefined || query.state.isInvalidated),
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
