import type { AuthUser } from "#src/auth/auth-state.ts";
import type { IdentityProvider } from "#src/auth/identity-provider.ts";

export const SAKURA: AuthUser = {
  uid: "sakura",
  displayName: "さくら",
  email: "sakura@example.com",
  photoURL: null,
  createdAt: new Date("2025-04-01T09:00:00Z"),
};

export const TSUBAKI: AuthUser = {
  uid: "tsubaki",
  displayName: "つばき",
  email: "tsubaki@example.com",
  photoURL: null,
  createdAt: new Date("2025-04-02T09:00:00Z"),
};

/** An identity provider in memory, which tests control. */
export class FakeIdentity implements IdentityProvider {
  user: AuthUser | null;
  /** Runs at sign-in; tests replace it with a failure. */
  onSignIn: () => Promise<AuthUser> = async () => SAKURA;
  /** Runs before sign-out; tests replace it with a failure. */
  onSignOut: () => Promise<void> = async () => {};
  /** Runs when a token is requested. */
  onToken: (isRenewed: boolean) => Promise<string | null> = async (isRenewed) =>
    this.user && `${isRenewed ? "new-" : ""}token-of-${this.user.uid}`;
  #notify: (user: AuthUser | null) => void = () => {};

  constructor(user: AuthUser | null) {
    this.user = user;
  }

  observe(onUser: (user: AuthUser | null) => void): void {
    this.#notify = onUser;
    onUser(this.user);
  }

  /** Signs in another user, or signs out, as another tab would. */
  becomeUser(user: AuthUser | null): void {
    this.user = user;
    this.#notify(user);
  }

  async signIn(): Promise<void> {
    this.becomeUser(await this.onSignIn());
  }

  async signOut(): Promise<void> {
    await this.onSignOut();
    this.becomeUser(null);
  }

  getIdToken(isRenewed: boolean): Promise<string | null> {
    return this.onToken(isRenewed);
  }
}
