const STORAGE_KEY = "signed-in";

/** Remembers between visits whether someone was signed in, so that guests never wait for Firebase. */
export const signInHint = {
  isSet(): boolean {
    try {
      return localStorage.getItem(STORAGE_KEY) !== null;
    } catch {
      return false;
    }
  },
  set(isSignedIn: boolean): void {
    try {
      if (isSignedIn) localStorage.setItem(STORAGE_KEY, "yes");
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // Without storage every visit starts as a guest's, and the user appears once Firebase tells.
    }
  },
};
