import { createEmitter } from "#src/lib/emitter.ts";
import { type AuthState, type AuthUser, LOADING, stateOf } from "./auth-state.ts";

export type AuthStore = ReturnType<typeof createAuthStore>;

/** The state of sign-in and its listeners; it is loading until the first `setUser`. */
export function createAuthStore() {
  let state = LOADING;
  const { subscribe, emit } = createEmitter<[state: AuthState, previous: AuthState]>();
  const known = Promise.withResolvers<void>();
  return {
    get: (): AuthState => state,
    /** Calls the listener after every change, with the state before and after. */
    subscribe,
    /** Sets the user, `null` for a guest. Calls the listeners only if the user has changed. */
    setUser(user: AuthUser | null): void {
      if (!state.isLoading && user?.uid === state.user?.uid) return;
      const previous = state;
      state = stateOf(user);
      emit(state, previous);
      known.resolve();
    },
    /** Resolves with the state as soon as it is no longer loading. */
    settled: (): Promise<AuthState> => known.promise.then(() => state),
  };
}
