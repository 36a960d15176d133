import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useAuthState } from "#src/auth/use-auth.ts";
import { useApi } from "./use-api.ts";

/** The key prefix of all data of the signed-in user. */
const USER_KEY = ["user"];

/** The profile of the signed-in user from the API; disabled while nobody is signed in. */
export function useProfile() {
  const api = useApi();
  const user = useAuthState((state) => state.user);
  return useQuery({
    queryKey: [...USER_KEY, user?.uid, "profile"],
    queryFn: ({ signal }) => api.getProfile(signal),
    enabled: user !== null,
  });
}

/** Cancels and removes all queries of the signed-in user. */
export const removeUserQueries = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: USER_KEY });
