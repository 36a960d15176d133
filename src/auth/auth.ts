import { withTimeout } from "#src/lib/with-timeout.ts";
import { type AuthState, type AuthUser, LOADING, SIGNED_OUT, stateOf } from "./auth-state.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { signInHint } from "./sign-in-hint.ts";

/** After this time without a response from the identity provider, the visitor counts as a guest. */
const PROVIDER_TIMEOUT_MS = 10_000;

/** Called after every change, with the state before and after. */
export type AuthListener = (state: AuthState, previous: AuthState) => void;

export type Auth = {
  getState(): AuthState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: AuthListener): () => void;
  /** Starts loading the identity provider; safe to call again. */
  start(): void;
  /** Whether a user is signed in, or was at the last visit, so that `settled()` is worth awaiting. */
  expectsUser(): boolean;
  /** Resolves with the state as soon as it is no longer loading; never rejects. */
  settled(): Promise<AuthState>;
  /** Signs in with a popup; call it in a click handler. Failures are logged, never thrown. */
  signIn(): Promise<void>;
  /** Failures are logged, never thrown. */
  signOut(): Promise<void>;
  /** The ID token for a request; `null` for a guest, and after a failure, which is logged. */
  getIdToken(): Promise<string | null>;
};

/** Sign-in with an identity provider that is loaded when it is first needed. */
export function createAuth(loadProvider: () => Promise<IdentityProvider>): Auth {
  let state = LOADING;
  let provider: IdentityProvider | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<AuthListener>();

  function setState(next: AuthState): void {
    const previous = state;
    state = next;
    for (const listener of listeners) listener(next, previous);
  }

  function setUser(user: AuthUser | null): void {
    signInHint.set(user !== null);
    if (state.isLoading || user?.uid !== state.user?.uid) setState(stateOf(user));
  }

  function handleLoadFailure(error: unknown): void {
    console.error("Sign-in is not available:", error);
    if (state.isLoading) setState(SIGNED_OUT);
  }

  async function load(): Promise<void> {
    const loaded = await loadProvider();
    loaded.observe(setUser);
    // Only after `observe`: before it, the app would not notice a sign-in.
    provider = loaded;
  }

  function loadOnce(): Promise<void> {
    if (!loading) {
      loading = load();
      loading.catch(() => {
        loading = undefined;
      });
      withTimeout(PROVIDER_TIMEOUT_MS, loading.then(settled)).catch(handleLoadFailure);
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
        // The user may have changed while the token was being fetched.
        return user.uid === state.user?.uid ? token : null;
      } catch (error) {
        console.error("The ID token could not be obtained:", error);
        return null;
      }
    },
  };
}
