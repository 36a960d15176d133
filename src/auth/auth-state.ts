import { createEmitter } from "#src/lib/emitter.ts";

export type AuthUser = {
  uid: string;
  displayName: string | null;
  email: string | null;
  photoURL: string | null;
  /** When the user signed in; unchanged by a reload. */
  createdAt: Date;
};

/** The state of sign-in: loading, signed out or signed in. Other combinations are type errors. */
export type AuthState =
  | { isAuthenticated: false; isLoading: true; user: null }
  | { isAuthenticated: false; isLoading: false; user: null }
  | { isAuthenticated: true; isLoading: false; user: AuthUser };

export const LOADING: AuthState = { isAuthenticated: false, isLoading: true, user: null };

export function stateOf(user: AuthUser | null): AuthState {
  return user
    ? { isAuthenticated: true, isLoading: false, user }
    : { isAuthenticated: false, isLoading: false, user: null };
}

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
