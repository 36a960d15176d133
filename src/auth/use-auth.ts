import { createContext, use, useSyncExternalStore } from "react";
import type { Auth } from "./auth.ts";
import { type AuthState, LOADING } from "./auth-state.ts";

export const AuthContext = createContext<Auth | null>(null);

/** Sign-in of the running app. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthContext around it");
  return auth;
}

/** Who is here, now and after every change. */
export function useAuthState(): AuthState {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.getState, () => LOADING);
}
