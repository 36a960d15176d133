import type { AuthUser } from "./auth-state.ts";

/** What sign-in needs of an identity service. The app uses Firebase, tests use a fake. */
export type IdentityProvider = {
  /** Calls `onUser` once the current user is known, and after each change, also in other tabs. */
  observe(onUser: (user: AuthUser | null) => void): void;
  /** Opens the sign-in popup synchronously, or popup blockers stop it. Rejects when cancelled. */
  signIn(): Promise<void>;
  signOut(): Promise<void>;
  /** A valid ID token, a new one if `isRenewed`; `null` without a user. Rejects when the token cannot be fetched. */
  getIdToken(isRenewed: boolean): Promise<string | null>;
};
