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

  return {
    observe(onUser) {
      onAuthStateChanged(auth, (user) => onUser(user && toAuthUser(user)));
    },
    async signIn() {
      await signInWithPopup(auth, google, browserPopupRedirectResolver);
    },
    signOut: () => signOut(auth),
    async getIdToken() {
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}
