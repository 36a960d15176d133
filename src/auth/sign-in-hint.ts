import { onStoredElsewhere, readStorage, writeStorage } from "#src/lib/storage.ts";
import { SIGNED_IN_KEY } from "#src/page/contract.ts";

/**
 * Whether a user was signed in at the last visit, so that guests neither wait for Firebase nor load it. Without
 * storage every visit starts as a guest until Firebase reports the user.
 */
export const signInHint = {
  isSet: (): boolean => readStorage("local", SIGNED_IN_KEY) === "yes",
  set(isSignedIn: boolean): void {
    writeStorage("local", SIGNED_IN_KEY, isSignedIn ? "yes" : "no");
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
