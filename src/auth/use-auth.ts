import { createContext, use, useSyncExternalStore } from "react";
import type { Auth } from "./auth.ts";
import { type AuthState, LOADING } from "./auth-state.ts";

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthContext around it");
  return auth;
}

/** What to take of the state: values that stay identical while they are equal. */
export const userOf = ({ user }: AuthState) => user;
export const isLoadingOf = ({ isLoading }: AuthState) => isLoading;
export const isAuthenticatedOf = ({ isAuthenticated }: AuthState) => isAuthenticated;

/**
 * What `select` takes of the current state of sign-in, and `inHtml` while React hydrates. A component is rendered again
 * only when that is no longer identical.
 */
export function useAuthState<T>(select: (state: AuthState) => T, inHtml: T = select(LOADING)): T {
  const auth = useAuth();
  return useSyncExternalStore(
    auth.subscribe,
    () => select(auth.getState()),
    () => inHtml,
  );
}
