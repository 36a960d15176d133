import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { getStored, onStored, signInHint } from "#src/state/use-stored.ts";
import type { Auth } from "./auth.ts";
import { type AuthState, LOADING } from "./auth-state.ts";

export const useAuth = (): Auth => useRouter().options.context.auth;

/**
 * What `select` returns for the current state of sign-in, and `inHtml` while React hydrates. The component renders again
 * only when that changes, so `select` must not return a new object each time.
 */
export function useAuthState<T>(select: (state: AuthState) => T, inHtml: T = select(LOADING)): T {
  const auth = useAuth();
  return useSyncExternalStore(
    auth.subscribe,
    () => select(auth.getState()),
    () => inHtml,
  );
}

/** Signs in here, too, the user whom another tab signs in. */
export function useSignInElsewhere(): void {
  const auth = useAuth();
  useEffect(
    () =>
      onStored(signInHint, () => {
        if (getStored(signInHint) === "yes") void auth.prepareSignIn();
      }),
    [auth],
  );
}
