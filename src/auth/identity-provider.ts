import type { AuthUser } from "./auth-state.ts";

/** What sign-in needs of an identity service. The product's is Firebase; tests bring their own. */
export type IdentityProvider = {
  /** Calls `onUser` once the current user is known, and again at every change, other tabs' included. */
  observe(onUser: (user: AuthUser | null) => void): void;
  /** Opens the sign-in popup at once, so that it counts as opened by the click. Rejects when cancelled. */
  signIn(): Promise<void>;
  signOut(): Promise<void>;
  /** A valid ID token of the current user, or `null` without one. Rejects when none can be had. */
  getIdToken(): Promise<string | null>;
};
