import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "#src/api/api.ts";
import { CALLS } from "#src/api/calls.ts";
import { useAuthState } from "#src/auth/use-auth.ts";
import { useApi } from "./use-api.ts";

export const profileQuery = (api: Api, uid: string | undefined) =>
  queryOptions({
    queryKey: ["user", uid, "profile"],
    queryFn: async ({ signal }) => (await api.ask(CALLS.profile, signal)).data,
    enabled: uid !== undefined,
  });

/** The profile of the signed-in user from the API; disabled while nobody is signed in. */
export function useProfile() {
  const uid = useAuthState((state) => state.user?.uid);
  return useQuery(profileQuery(useApi(), uid));
}
