import { endOfLeaving } from "#src/lib/leaving.ts";
import { loadOptional } from "#src/lib/load-optional.ts";
import { withTimeout } from "#src/lib/with-timeout.ts";
import { type AuthState, type AuthUser, LOADING, SIGNED_OUT, stateOf } from "./auth-state.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { onSignInElsewhere, signInHint } from "./sign-in-hint.ts";

/** Without a response from the identity provider for this long, the visitor counts as a guest. */
const PROVIDER_TIMEOUT_MS = 10_000;

/** Google's scripts may take longer on a slow network, and without them no popup opens in time. */
const PREPARATION_TIMEOUT_MS = 30_000;

/** Called after every change, with the state before and after. */
export type AuthListener = (state: AuthState, previous: AuthState) => void;

export type Auth = ReturnType<typeof createAuth>;

/** Sign-in with an identity provider that is loaded when it is first needed. */
export function createAuth(loadProvider: () => Promise<IdentityProvider>) {
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

  async function load(): Promise<void> {
    const loaded = await loadProvider();
    const { promise: reported, resolve } = Promise.withResolvers<void>();
    loaded.observe((user) => {
      setUser(user);
      resolve();
    });
    // Only after `observe`: before it, the app would not notice a sign-in.
    provider = loaded;
    await reported;
  }

  function loadOnce(): Promise<void> {
    if (!loading) {
      loading = load();
      loading.catch(() => {
        loading = undefined;
      });
      withTimeout(PROVIDER_TIMEOUT_MS, loading).catch((error: unknown) => {
        if (!endOfLeaving()) console.error("Sign-in is not available:", error);
        if (state.isLoading) setState(SIGNED_OUT);
      });
    }
    return loading;
  }

  /**
   * Asks the identity provider for the user of the last visit; without one the visitor is a guest at once. Safe to call
   * again.
   */
  function start(): void {
    if (!state.isLoading) return;
    if (signInHint.isSet()) void loadOnce();
    else setState(SIGNED_OUT);
  }

  /** Starts, and resolves with the state as soon as it is no longer loading; never rejects. */
  function settled(): Promise<AuthState> {
    start();
    if (!state.isLoading) return Promise.resolve(state);
    return new Promise((resolve) => {
      const unsubscribe = subscribe((next) => {
        unsubscribe();
        resolve(next);
      });
    });
  }

  /** Returns the function that ends the subscription. */
  function subscribe(listener: AuthListener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  onSignInElsewhere(() => void loadOnce());

  return {
    getState: () => state,
    subscribe,
    start,
    settled,

    /**
     * Loads the identity provider, so that `signIn` can open its popup within a click. Resolves when it is ready, or not
     * available; never rejects.
     */
    async prepareSignIn(): Promise<void> {
      await loadOptional(() => withTimeout(PREPARATION_TIMEOUT_MS, loadOnce()));
    },

    /** Signs in with a popup; call it in a click handler. Failures are logged, never thrown. */
    async signIn(): Promise<void> {
      try {
        if (!provider) await withTimeout(PROVIDER_TIMEOUT_MS, loadOnce());
        await provider?.signIn();
      } catch (error) {
        console.error("Sign-in failed:", error);
      }
    },

    /** Failures are logged, never thrown. */
    async signOut(): Promise<void> {
      try {
        await provider?.signOut();
      } catch (error) {
        console.error("Sign-out failed:", error);
      }
    },

    /** The ID token for a request; `null` for a guest, and after a failure, which is logged. */
    async getIdToken(): Promise<string | null> {
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
