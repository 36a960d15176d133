import { readStorage, writeStorage } from "#src/lib/storage.ts";

const STORAGE_KEY = "signed-in";
const YES = "yes";

/**
 * Stores whether a user was signed in, so that guests never wait for Firebase. Without storage every
 * visit starts as a guest until Firebase reports the user.
 */
export const signInHint = {
  isSet(): boolean {
    return readStorage("local", STORAGE_KEY) === YES;
  },
  set(isSignedIn: boolean): void {
    writeStorage("local", STORAGE_KEY, isSignedIn ? YES : null);
  },
};
