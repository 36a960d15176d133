export type AuthUser = {
  uid: string;
  displayName: string | null;
  email: string | null;
  photoURL: string | null;
  /** The time of sign-in; the same after a reload. */
  createdAt: Date;
};

/** Who is here. Only the three combinations that can be true can be written. */
export type AuthState =
  | { isAuthenticated: false; isLoading: true; user: null }
  | { isAuthenticated: false; isLoading: false; user: null }
  | { isAuthenticated: true; isLoading: false; user: AuthUser };

export const LOADING: AuthState = { isAuthenticated: false, isLoading: true, user: null };

export const SIGNED_OUT: AuthState = { isAuthenticated: false, isLoading: false, user: null };

export function stateOf(user: AuthUser | null): AuthState {
  return user ? { isAuthenticated: true, isLoading: false, user } : SIGNED_OUT;
}
