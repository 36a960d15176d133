import { withTimeout } from "#src/lib/with-timeout.ts";
import { type AuthState, type AuthUser, LOADING, SIGNED_OUT, stateOf } from "./auth-state.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { signInHint } from "./sign-in-hint.ts";

/** How long a page or a request waits for the identity provider before it goes on as a guest's. */
const PROVIDER_TIMEOUT_MS = 10_000;

/** Called after every change, with the state before and after. */
export type AuthListener = (state: AuthState, previous: AuthState) => void;

export type Auth = {
  getState(): AuthState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: AuthListener): () => void;
  /** Starts loading the identity provider; safe to call again. */
  start(): void;
  /** Whether someone is signed in or was at the last visit: worth waiting for `settled()`. */
  expectsUser(): boolean;
  /** Resolves with the state as soon as it is no longer loading; never rejects. */
  settled(): Promise<AuthState>;
  /** Signs in by popup; call it directly in a click. Failures are logged, never thrown. */
  signIn(): Promise<void>;
  /** Failures are logged, never thrown. */
  signOut(): Promise<void>;
  /** The ID token for a request, or `null` for a guest's or when none can be had, which is logged. */
  getIdToken(): Promise<string | null>;
};

/** Sign-in on top of an identity provider that is loaded only when it is first needed. */
export function createAuth(loadProvider: () => Promise<IdentityProvider>): Auth {
  let state = LOADING;
  let provider: IdentityProvider | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<AuthListener>();

  function become(next: AuthState): void {
    const previous = state;
    state = next;
    for (const listener of listeners) listener(next, previous);
  }

  function becomeUser(user: AuthUser | null): void {
    signInHint.set(user !== null);
    if (state.isLoading || user?.uid !== state.user?.uid) become(stateOf(user));
  }

  function giveUpWaiting(error: unknown): void {
    console.error("Sign-in is not available:", error);
    if (state.isLoading) become(SIGNED_OUT);
  }

  async function load(): Promise<void> {
    const loaded = await loadProvider();
    loaded.observe(becomeUser);
    // Only now: a sign-in through a provider that nobody hears would never show.
    provider = loaded;
  }

  function loadOnce(): Promise<void> {
    if (!loading) {
      loading = load();
      loading.catch(() => {
        loading = undefined;
      });
      withTimeout(PROVIDER_TIMEOUT_MS, loading.then(settled)).catch(giveUpWaiting);
    }
    return loading;
  }

  function settled(): Promise<AuthState> {
    void loadOnce();
    if (!state.isLoading) return Promise.resolve(state);
    return new Promise((resolve) => {
      const unsubscribe = subscribe((next) => {
        unsubscribe();
        resolve(next);
      });
    });
  }

  function subscribe(listener: AuthListener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const expectsUser = () => (state.isLoading ? signInHint.isSet() : state.isAuthenticated);

  return {
    getState: () => state,
    subscribe,
    start: () => void loadOnce(),
    expectsUser,
    settled,

    async signIn() {
      try {
        if (!provider) await withTimeout(PROVIDER_TIMEOUT_MS, loadOnce());
        await provider?.signIn();
      } catch (error) {
        console.error("Sign-in failed:", error);
      }
    },

    async signOut() {
      try {
        await provider?.signOut();
      } catch (error) {
        console.error("Sign-out failed:", error);
      }
    },

    async getIdToken() {
      if (!expectsUser()) return null;
      const { user } = await settled();
      if (!user || !provider) return null;
      try {
        const token = await withTimeout(PROVIDER_TIMEOUT_MS, provider.getIdToken());
        // Nobody speaks for a user who has gone meanwhile.
        return user.uid === state.user?.uid ? token : null;
      } catch (error) {
        console.error("The ID token could not be obtained:", error);
        return null;
      }
    },
  };
}
