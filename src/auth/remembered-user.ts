import { readStorage } from "#src/lib/storage.ts";
import { SIGNED_IN_KEY } from "#src/page/contract.ts";
import { signInHint } from "./sign-in-hint.ts";

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
