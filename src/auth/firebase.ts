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
import type { AppSettings } from "#src/settings.ts";
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
 * @param emulatorUrl the Auth emulator to talk to; empty for the real Firebase.
 * @throws when Firebase refuses the configuration.
 */
export function createFirebaseProvider(
  config: AppSettings["firebase"],
  emulatorUrl: string,
): IdentityProvider {
  // Without a popupRedirectResolver here, Firebase loads Google's scripts only for a sign-in.
  const auth = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const google = new GoogleAuthProvider();
  let tell = () => {};

  // Firebase keeps a change to itself that it could not store; the user of this page is another one.
  const tellAtLast = () => void auth.authStateReady().then(tell);

  return {
    observe(onUser) {
      tell = () => onUser(auth.currentUser && toAuthUser(auth.currentUser));
      onAuthStateChanged(auth, tell);
      // In the back-forward cache a page misses what other tabs store; this makes Firebase look.
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) dispatchEvent(new StorageEvent("storage"));
      });
    },
    async signIn() {
      await signInWithPopup(auth, google, browserPopupRedirectResolver).finally(tellAtLast);
    },
    signOut: () => signOut(auth).finally(tellAtLast),
    async getIdToken() {
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}
