import { createContext, use, useSyncExternalStore } from "react";
import type { Auth } from "./auth.ts";
import { type AuthState, LOADING } from "./auth-state.ts";

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthContext around it");
  return auth;
}

/** The current state of sign-in. */
export function useAuthState(): AuthState {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.getState, () => LOADING);
}
