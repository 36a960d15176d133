import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useApi } from "#src/api/use-api.ts";
import { useAuthState } from "#src/auth/use-auth.ts";

/** Everything below this key belongs to the signed-in user. */
const USER_KEY = ["user"];

/** The profile that the API keeps of the signed-in user; it rests while nobody is signed in. */
export function useProfile() {
  const api = useApi();
  const { user } = useAuthState();
  return useQuery({
    queryKey: [...USER_KEY, user?.uid, "profile"],
    queryFn: ({ signal }) => api.getProfile(signal),
    enabled: user !== null,
  });
}

/** Stops and forgets every query of the user who was signed in until now. */
export function forgetUser(queryClient: QueryClient): void {
  // Without "revert" and "silent" a cancelled query would still report to whoever waits for it.
  void queryClient.cancelQueries({ queryKey: USER_KEY }, { silent: true });
  queryClient.removeQueries({ queryKey: USER_KEY });
}
