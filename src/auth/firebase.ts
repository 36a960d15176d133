import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
  type User,
} from "firebase/auth";
import { type AppSettings, absoluteAddress } from "#src/app-settings.ts";
import type { AuthUser } from "./auth-state.ts";
import type { IdentityProvider } from "./identity-provider.ts";

function toAuthUser({ uid, displayName, email, photoURL, metadata }: User): AuthUser {
  const signedInAt = Date.parse(metadata.lastSignInTime ?? "");
  return {
    uid,
    displayName,
    email,
    photoURL,
    createdAt: new Date(Number.isNaN(signedInAt) ? Date.now() : signedInAt),
  };
}

/**
 * Google sign-in through Firebase Authentication.
 * @param emulator the address of the Auth emulator; empty to use Firebase itself.
 * @throws when Firebase refuses the configuration.
 */
export function createFirebaseProvider(
  config: AppSettings["firebase"],
  emulator: string,
): IdentityProvider {
  const auth = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    // Given here, it makes Firebase load Google's scripts beforehand on phones and in Safari, which
    // block a popup that has to wait for them. The first report of the user comes after that.
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulator) connectAuthEmulator(auth, absoluteAddress(emulator), { disableWarnings: true });
  const google = new GoogleAuthProvider();
  let notify = () => {};

  // Firebase does not report a change that it could not persist, although `currentUser` has changed.
  const notifyWhenReady = () => void auth.authStateReady().then(notify);

  return {
    observe(onUser) {
      notify = () => onUser(auth.currentUser && toAuthUser(auth.currentUser));
      onAuthStateChanged(auth, notify);
    },
    async signIn() {
      await signInWithPopup(auth, google).finally(notifyWhenReady);
    },
    signOut: () => signOut(auth).finally(notifyWhenReady),
    async getIdToken(isRenewed) {
      return (await auth.currentUser?.getIdToken(isRenewed)) ?? null;
    },
  };
}
