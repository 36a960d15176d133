import { onStoredElsewhere, readStorage, writeStorage } from "#src/lib/storage.ts";
import { SIGNED_IN, SIGNED_IN_KEY } from "#src/page/contract.ts";

/**
 * Whether a user was signed in at the last visit, so that guests neither wait for Firebase nor load it. Without
 * storage every visit starts as a guest until Firebase reports the user.
 */
export const signInHint = {
  isSet: (): boolean => readStorage("local", SIGNED_IN_KEY) === SIGNED_IN,
  set(isSignedIn: boolean): void {
    writeStorage("local", SIGNED_IN_KEY, isSignedIn ? SIGNED_IN : "no");
  },
};

/** Calls `listener` when another tab signs a user in, also while this page was in the back-forward cache. */
export function onSignInElsewhere(listener: () => void): void {
  const check = () => {
    if (signInHint.isSet()) listener();
  };
  onStoredElsewhere(SIGNED_IN_KEY, check);
  addEventListener("pageshow", ({ persisted }) => persisted && check());
}

/** Where Firebase keeps its user. */
const FIREBASE_DATABASE = "firebaseLocalStorageDb";

/**
 * Whether Firebase may know a user: someone was signed in at the last visit, or the hint is missing
 * and Firebase's database exists.
 * @throws where the browser cannot list its databases.
 */
export async function hasRememberedUser(): Promise<boolean> {
  if (readStorage("local", SIGNED_IN_KEY) !== null) return signInHint.isSet();
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === FIREBASE_DATABASE);
}
