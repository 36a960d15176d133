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
