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

/** An identity service in memory, which tests can also speak for. */
export class FakeIdentity implements IdentityProvider {
  user: AuthUser | null;
  /** What signing in does; a test may put a failure here. */
  onSignIn: () => Promise<AuthUser> = async () => SAKURA;
  /** What happens before signing out; a test may put a failure here. */
  onSignOut: () => Promise<void> = async () => {};
  /** What asking for a token does. */
  onToken: () => Promise<string | null> = async () => this.user && `token-of-${this.user.uid}`;
  #tell: (user: AuthUser | null) => void = () => {};

  constructor(user: AuthUser | null) {
    this.user = user;
  }

  observe(onUser: (user: AuthUser | null) => void): void {
    this.#tell = onUser;
    onUser(this.user);
  }

  /** What happens in another tab: someone else is signed in from now on, or nobody. */
  becomeUser(user: AuthUser | null): void {
    this.user = user;
    this.#tell(user);
  }

  async signIn(): Promise<void> {
    this.becomeUser(await this.onSignIn());
  }

  async signOut(): Promise<void> {
    await this.onSignOut();
    this.becomeUser(null);
  }

  getIdToken(): Promise<string | null> {
    return this.onToken();
  }
}
