import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "#src/api/api.ts";
import { CALLS } from "#src/api/calls.ts";
import { useAuthState } from "#src/auth/use-auth.ts";
import { useApi } from "./use-api.ts";

/** The key prefix of all data of the signed-in user. */
const USER_KEY = ["user"];

export const profileQuery = (api: Api, uid: string | undefined) =>
  queryOptions({
    queryKey: [...USER_KEY, uid, "profile"],
    queryFn: async ({ signal }) => (await api.ask(CALLS.profile, signal)).data,
    enabled: uid !== undefined,
  });

/** The profile of the signed-in user from the API; disabled while nobody is signed in. */
export function useProfile() {
  const uid = useAuthState((state) => state.user?.uid);
  return useQuery(profileQuery(useApi(), uid));
}

/** Cancels and removes all queries of the signed-in user. */
export const removeUserQueries = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: USER_KEY });
