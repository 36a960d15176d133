import { getStored, signInHint } from "#src/state/use-stored.ts";

/** Where Firebase keeps its user. */
const FIREBASE_DATABASE = "firebaseLocalStorageDb";

/**
 * Whether Firebase may know a user: someone was signed in at the last visit, or the hint is missing
 * and Firebase's database exists.
 * @throws where the browser cannot list its databases.
 */
export async function hasRememberedUser(): Promise<boolean> {
  const hint = getStored(signInHint);
  if (hint !== null) return hint === "yes";
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === FIREBASE_DATABASE);
}
