import { type AuthState, type AuthUser, LOADING, stateOf } from "./auth-state.ts";

/** Called after every change, with the state before and after. */
export type AuthListener = (state: AuthState, previous: AuthState) => void;

/** The state of sign-in and its listeners. */
export type AuthStore = {
  get(): AuthState;
  /** Sets the user, `null` for a guest. Calls the listeners only if the user has changed. */
  setUser(user: AuthUser | null): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: AuthListener): () => void;
  /** Resolves with the state as soon as it is no longer loading. */
  settled(): Promise<AuthState>;
};

/** A store that is loading until the first `setUser`. */
export function createAuthStore(): AuthStore {
  let state = LOADING;
  const listeners = new Set<AuthListener>();

  function subscribe(listener: AuthListener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get: () => state,
    subscribe,
    setUser(user) {
      if (!state.isLoading && user?.uid === state.user?.uid) return;
      const previous = state;
      state = stateOf(user);
      for (const listener of listeners) listener(state, previous);
    },
    settled() {
      if (!state.isLoading) return Promise.resolve(state);
      return new Promise((resolve) => {
        const unsubscribe = subscribe((next) => {
          unsubscribe();
          resolve(next);
        });
      });
    },
  };
}
