import { endOfLeaving } from "#src/lib/leaving.ts";
import { noop } from "#src/lib/noop.ts";
import { withTimeout } from "#src/lib/with-timeout.ts";
import { getStored, setStored, signInHint } from "#src/state/use-stored.ts";
import { type AuthState, type AuthStore, createAuthStore } from "./auth-state.ts";
import type { IdentityProvider } from "./identity-provider.ts";

/** Without a response from the identity provider for this long, the visitor counts as a guest. */
const PROVIDER_TIMEOUT_MS = 10_000;

/** Google's scripts may take longer on a slow network, and without them no popup opens in time. */
const PREPARATION_TIMEOUT_MS = 30_000;

/** Sign-in, as screens, guards and requests use it. Failures are logged: nothing throws or rejects. */
export type Auth = {
  getState(): AuthState;
  /** Returns the function that ends the subscription; the listener gets the state before and after a change of user. */
  subscribe(listener: (state: AuthState, previous: AuthState) => void): () => void;
  /**
   * Resolves with the state as soon as it is no longer loading. Asks the identity provider for the user of the last visit;
   * without one the visitor is a guest at once.
   */
  settled(): Promise<AuthState>;
  /**
   * Loads the identity provider, so that `signIn` can open its popup within a click. Resolves when it is ready, or not
   * available.
   */
  prepareSignIn(): Promise<void>;
  /** Signs in with a popup; call it in a click handler. */
  signIn(): Promise<void>;
  signOut(): Promise<void>;
  /** The ID token for a request, another than the one that the API has `refused`; `null` for a guest, and after a failure. */
  getIdToken(refused?: string): Promise<string | null>;
};

/** Loads the identity provider when it is first needed, and again after a failure. */
function createLoader(loadProvider: () => Promise<IdentityProvider>, store: AuthStore) {
  let provider: IdentityProvider | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const loaded = await loadProvider();
    await new Promise<void>((resolve) => {
      loaded.observe((user) => {
        setStored(signInHint, user ? "yes" : "no");
        store.setUser(user);
        resolve();
      });
      // Only after `observe`: before it, the app would not notice a sign-in.
      provider = loaded;
    });
  }

  return {
    /** The provider, once it is loaded and observed; it may not have reported its user yet. */
    loaded: () => provider,
    /** Resolves when the provider has reported its user. */
    load(): Promise<void> {
      if (loading) return loading;
      loading = load();
      loading.catch(() => {
        loading = undefined;
      });
      withTimeout(PROVIDER_TIMEOUT_MS, loading).catch((error: unknown) => {
        if (!endOfLeaving()) console.error("Sign-in is not available:", error);
        if (store.get().isLoading) store.setUser(null);
      });
      return loading;
    },
  };
}

/** Gets tokens. All requests whose token is refused share its successor. */
function createTokens() {
  let renewal: { refused: string; token: Promise<string | null> } | null = null;
  return async (provider: IdentityProvider, refused?: string): Promise<string | null> => {
    const token = await provider.getIdToken(false);
    if (token === null || token !== refused) return token;
    if (renewal?.refused !== refused) renewal = { refused, token: provider.getIdToken(true) };
    return renewal.token.finally(() => {
      renewal = null;
    });
  };
}

/** Sign-in with an identity provider that is loaded when it is first needed. */
export function createAuth(loadProvider: () => Promise<IdentityProvider>): Auth {
  const store = createAuthStore();
  const { load, loaded } = createLoader(loadProvider, store);
  const tokenOf = createTokens();

  function settled(): Promise<AuthState> {
    if (store.get().isLoading) {
      if (getStored(signInHint) === "yes") void load();
      else store.setUser(null);
    }
    return store.settled();
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    settled,
    prepareSignIn: () => withTimeout(PREPARATION_TIMEOUT_MS, load()).catch(noop),
    async signIn() {
      try {
        if (!loaded()) await withTimeout(PROVIDER_TIMEOUT_MS, load());
        await loaded()?.signIn();
      } catch (error) {
        console.error("Sign-in failed:", error);
      }
    },
    async signOut() {
      try {
        await loaded()?.signOut();
      } catch (error) {
        console.error("Sign-out failed:", error);
      }
    },
    async getIdToken(refused) {
      const { user } = await settled();
      const provider = loaded();
      if (!user || !provider) return null;
      try {
        const token = await withTimeout(PROVIDER_TIMEOUT_MS, tokenOf(provider, refused));
        // The user may have changed while the token was being fetched.
        return user.uid === store.get().user?.uid ? token : null;
      } catch (error) {
        console.error("The ID token could not be obtained:", error);
        return null;
      }
    },
  };
}
