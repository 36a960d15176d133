import { SIGNED_IN, SIGNED_IN_KEY } from "#src/lib/storage-keys.ts";
import { createStoredValue, onStoredElsewhere } from "#src/lib/stored-value.ts";

/**
 * Whether a user was signed in at the last visit, so that guests neither wait for Firebase nor load it; `null` if that is
 * not known. Without storage every visit starts as a guest until Firebase reports the user.
 */
export const signInHint = createStoredValue<boolean | null>(
  "local",
  SIGNED_IN_KEY,
  (text) => (text === null ? null : text === SIGNED_IN),
  (isSignedIn) => (isSignedIn ? SIGNED_IN : "no"),
);

/** Calls `listener` when another tab signs a user in. Returns the function that ends this. */
export function onSignInElsewhere(listener: () => void): () => void {
  return onStoredElsewhere(SIGNED_IN_KEY, () => {
    if (signInHint.get()) listener();
  });
}

/** Where Firebase keeps its user. */
const FIREBASE_DATABASE = "firebaseLocalStorageDb";

/**
 * Whether Firebase may know a user: someone was signed in at the last visit, or the hint is missing
 * and Firebase's database exists.
 * @throws where the browser cannot list its databases.
 */
export async function hasRememberedUser(): Promise<boolean> {
  const hint = signInHint.get();
  if (hint !== null) return hint;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === FIREBASE_DATABASE);
}
