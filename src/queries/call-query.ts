import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "#src/api/api.ts";
import { CALLS, type Call } from "#src/api/calls.ts";
import { useAuthState } from "#src/auth/use-auth.ts";
import { useApi } from "./use-api.ts";

/** The query of a call whose answer is shown as it is. */
export const callQuery = <Name extends Call>(api: Api, call: Name) =>
  queryOptions({ queryKey: [call], queryFn: ({ signal }) => api.ask(call, signal) });

/** The answer of a call; one for signed-in users is disabled while nobody is signed in. */
export function useCall<Name extends Call>(call: Name) {
  const isSignedIn = useAuthState(({ user }) => user !== null);
  const enabled = isSignedIn || CALLS[call].isFor !== "user";
  return useQuery({ ...callQuery(useApi(), call), enabled });
}
